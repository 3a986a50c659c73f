/** The median of measured times. Sorts the array in place. */
export const median = (values: number[]): number => values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** One row of a Markdown table. */
export const tableRow = (cells: readonly (string | number)[]): string => `| ${cells.join(' | ')} |`;
