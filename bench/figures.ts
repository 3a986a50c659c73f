/** The middle of measured times. */
export const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A line of a table in Markdown. */
export const line = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
