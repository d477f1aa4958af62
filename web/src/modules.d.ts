/** The outline of a game-icon, as the `d` of a path in a 512 × 512 box. */
declare module 'icon:*' {
  const path: string;
  export default path;
}

/** A Fluent catalogue without its comments. */
declare module '*.ftl' {
  const text: string;
  export default text;
}
