/** Most characters of the strokes of a signature. */
export const STROKES_LIMIT = 30 * 1024;
/** The pad is this many units wide and at most this many high, whatever the screen is. */
export const PAD_UNITS = 1000;

const SHAPE = /^\d{1,4},\d{1,4}(?:[ ;]\d{1,4},\d{1,4})*$/;

export type Point = readonly [x: number, y: number];
/** A signature as vectors: the points of each stroke. */
export type Strokes = readonly (readonly Point[])[];

const pointOf = (text: string): Point => {
  const [x = 0, y = 0] = text.split(',').map(Number);
  return [x, y];
};

/** Reads '120,40 130,52;200,60 …': strokes between semicolons. Undefined for anything else. */
export function parseStrokes(text: string): Strokes | undefined {
  if (text.length > STROKES_LIMIT || !SHAPE.test(text)) return undefined;
  const strokes = text.split(';').map((stroke) => stroke.split(' ').map(pointOf));
  return strokes.every((stroke) => stroke.every(([x, y]) => x <= PAD_UNITS && y <= PAD_UNITS)) ? strokes : undefined;
}

/** Writes strokes as the wire has them. */
export const formatStrokes = (strokes: Strokes): string =>
  strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => stroke.map(([x, y]) => `${Math.round(x)},${Math.round(y)}`).join(' '))
    .join(';');

/** Whether a line was drawn, and not only touched the pad. */
export const isDrawn = (strokes: Strokes): boolean =>
  strokes.some((stroke) => {
    const [[x = 0, y = 0] = []] = stroke;
    return stroke.some(([otherX, otherY]) => Math.abs(otherX - x) + Math.abs(otherY - y) >= 5);
  });

/** Whether a text of the wire is a drawn signature. */
export const isSignature = (text: string): boolean => {
  const strokes = parseStrokes(text);
  return strokes !== undefined && isDrawn(strokes);
};

/** The smallest box that holds strokes; at least one unit wide and high. */
export function boxOf(strokes: Strokes): { left: number; top: number; width: number; height: number } {
  const [xs, ys] = [strokes.flat().map(([x]) => x), strokes.flat().map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(1, Math.max(...xs) - left), height: Math.max(1, Math.max(...ys) - top) };
}

/** The strokes as a path of SVG, with the corner of their box at 0, 0. */
export function strokesPath(strokes: Strokes, scale = 1): string {
  const { left, top } = boxOf(strokes);
  const at = ([x, y]: Point): string =>
    `${Number(((x - left) * scale).toFixed(2))} ${Number(((y - top) * scale).toFixed(2))}`;
  return strokes.map((stroke) => `M${[...stroke, ...stroke.slice(-1)].map(at).join('L')}`).join('');
}
