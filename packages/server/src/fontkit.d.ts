/** What the portal uses of fontkit, which publishes no types. */
declare module 'fontkit' {
  export function openSync(path: string): { hasGlyphForCodePoint: (point: number) => boolean };
}
