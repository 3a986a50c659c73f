/** The first lines of a generated page. */
export const generatedHead = (title: string, source: string): string =>
  `# ${title}\n\nWritten by \`npm run docs\` from ${source}; \`npm test\` fails when it is out of date. Do not edit it by hand.`;

export const code = (text: string): string => `\`${text}\``;

const row = (cells: readonly string[]): string => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** A table in Markdown. Every row has as many cells as the head. */
export const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n');
