/** A moment of the server, 'YYYY-MM-DD HH:mm:ss' in Seoul, shown to the minute. */
export function Moment({ at }: { at: string }) {
  return <time dateTime={`${at.replace(' ', 'T')}+09:00`}>{at.slice(0, 16)}</time>;
}
