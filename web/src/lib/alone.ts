/** Has the page the hall in itself? Then nobody else can come, and there is no server to ask. */
export const ALONE = import.meta.env.MODE === 'static';
