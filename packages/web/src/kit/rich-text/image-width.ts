/** Pixels a picture in a text may be wide. */
export const PICTURE_WIDTH = { least: 40, most: 1600 } as const;
