/** Small things said in many places. */

/** A clock's milliseconds as people read them: 0:48, 12:05, 2 d. */
export function clockText(left: number): string {
  const seconds = Math.max(0, Math.ceil(left / 1000));
  if (seconds >= 86_400)
    return `${Math.floor(seconds / 86_400)} d ${Math.floor((seconds % 86_400) / 3600)} h`;
  if (seconds >= 3600) {
    const minutes = Math.floor((seconds % 3600) / 60);
    return `${Math.floor(seconds / 3600)}:${String(minutes).padStart(2, '0')} h`;
  }
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** The letter a player's token carries. */
export function letterOf(name: string): string {
  return [...name.trim()][0]?.toLocaleUpperCase() ?? '?';
}
