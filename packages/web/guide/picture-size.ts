const VP8 = 'VP8 ';
/** The sizes in the header of a lossy WebP picture, with 14 bits each. */
const WIDTH_AT = 26;
const HEIGHT_AT = 28;
const BITS = 0x3fff;

/** Width and height of a lossy WebP picture, so that the page keeps its place before it is loaded. */
export function pictureSize(file: Buffer): { width: number; height: number } {
  if (file.toString('latin1', 12, 16) !== VP8) throw new Error('a picture of the guide is a lossy WebP file');
  return { width: file.readUInt16LE(WIDTH_AT) & BITS, height: file.readUInt16LE(HEIGHT_AT) & BITS };
}
