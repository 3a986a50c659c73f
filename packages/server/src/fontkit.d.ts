/** What the portal uses of fontkit, which publishes no types. */
declare module 'fontkit' {
  export function openSync(path: string): {
    unitsPerEm: number;
    /** The code points that it can show. */
    characterSet: readonly number[];
    hasGlyphForCodePoint: (point: number) => boolean;
    layout: (text: string) => { advanceWidth: number };
  };
}
