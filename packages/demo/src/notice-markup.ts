/** Markup of the demonstration notices, as the portal's editor writes it. */
export const heading = (text: string): string => `<h3>${text}</h3>`;
export const paragraph = (...lines: readonly string[]): string => `<p>${lines.join('<br />')}</p>`;
export const bold = (text: string): string => `<strong>${text}</strong>`;
export const coloured = (text: string, colour: string): string => `<span style="color: ${colour}">${text}</span>`;
export const centred = (text: string): string => `<p style="text-align: center">${text}</p>`;
export const quote = (text: string): string => `<blockquote><p>${text}</p></blockquote>`;
export const link = (address: string, text: string): string => `<a href="${address}">${text}</a>`;

const items = (texts: readonly string[]): string => texts.map((text) => `<li><p>${text}</p></li>`).join('');
export const bullets = (...texts: readonly string[]): string => `<ul>${items(texts)}</ul>`;
export const steps = (...texts: readonly string[]): string => `<ol>${items(texts)}</ol>`;

/** A table cell: its text, or a text across several rows or columns. */
type Cell = string | { text: string; rows?: number; columns?: number };

function cell(tag: 'th' | 'td', content: Cell): string {
  const { text, rows = 1, columns = 1 } = typeof content === 'string' ? { text: content } : content;
  const down = rows > 1 ? ` rowspan="${rows}"` : '';
  const across = columns > 1 ? ` colspan="${columns}"` : '';
  return `<${tag}${across}${down}><p>${text}</p></${tag}>`;
}

const row = (tag: 'th' | 'td', cells: readonly Cell[]): string =>
  `<tr>${cells.map((content) => cell(tag, content)).join('')}</tr>`;

/** A table with a row of headings. */
export const table = (headings: readonly Cell[], ...rows: readonly (readonly Cell[])[]): string =>
  `<table><tbody>${row('th', headings)}${rows.map((cells) => row('td', cells)).join('')}</tbody></table>`;

/** A picture by its stored name. */
export const picture = (name: string, alt: string, width = 640): string =>
  `<img src="/uploads/Notice/${encodeURIComponent(name)}" alt="${alt}" width="${width}" />`;
