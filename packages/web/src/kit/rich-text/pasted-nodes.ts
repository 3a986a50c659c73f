import { isOwnPicture } from './own-pictures.ts';
import { distinctBackground, distinctColour } from './pasted-styles.ts';

/** An element of the pasted page, its styles, and its cleaned children. */
export type Source = { element: Element; style: Map<string, string>; inside: Node[] };

const BLOCKS =
  'p,div,h1,h2,h3,h4,h5,h6,ul,ol,li,blockquote,pre,hr,table,section,article,header,footer,main,figure,dl,dt,dd';
const LINK = /^(https?:|mailto:|tel:)/i;

const isBlock = (node: Node): boolean => node instanceof Element && node.matches(BLOCKS);

const create = (tag: string): HTMLElement => document.implementation.createHTMLDocument('').createElement(tag);

function setStyle(element: Element, ...parts: string[]): void {
  const style = parts.filter((part) => part !== '').join('; ');
  if (style !== '') element.setAttribute('style', style);
}

/** The marks that a style stands for, from the outside in. */
function marksOf({ style, element }: Source): string[] {
  const weight = style.get('font-weight') ?? (element.localName === 'b' ? 'bold' : '');
  const line = `${style.get('text-decoration') ?? ''} ${style.get('text-decoration-line') ?? ''}`;
  return [
    ...(/^bold/.test(weight) || Number(weight) >= 600 ? ['strong'] : []),
    ...(style.get('font-style') === 'italic' ? ['em'] : []),
    ...(line.includes('underline') ? ['u'] : []),
    ...(line.includes('line-through') ? ['s'] : []),
  ];
}

const inkOf = ({ style, element }: Source): string => {
  const colour = distinctColour(style.get('color') ?? element.getAttribute('color') ?? '');
  return colour && `color: ${colour}`;
};

/** The seven sizes of old mails and pages. The third is that of the text around. */
const SIZES: Readonly<Record<string, string>> = {
  '1': '0.7em',
  '2': '0.85em',
  '4': '1.15em',
  '5': '1.5em',
  '6': '2em',
  '7': '3em',
};

const sizeOf = ({ element }: Source): string => {
  const size = element.localName === 'font' ? SIZES[element.getAttribute('size')?.trim() ?? ''] : undefined;
  return size === undefined ? '' : `font-size: ${size}`;
};

const groundOf = ({ style, element }: Source): string => {
  const named = style.get('background-color') ?? style.get('background') ?? element.getAttribute('bgcolor') ?? '';
  const ground = distinctBackground(named);
  return ground && `background-color: ${ground}`;
};

const alignOf = ({ style, element }: Source): string => {
  const align = (style.get('text-align') ?? element.getAttribute('align') ?? '').toLowerCase();
  return align === 'center' || align === 'right' ? `text-align: ${align}` : '';
};

/** The children of a source inside its marks and colours. */
function wrapInMarks(source: Source, ...colours: string[]): Node[] {
  if (source.inside.length === 0) return [];
  const outer = create('span');
  setStyle(outer, ...colours);
  let inner: Element = outer;
  for (const tag of marksOf(source)) {
    const next = create(tag);
    inner.append(next);
    inner = next;
  }
  inner.append(...source.inside);
  return outer.hasAttribute('style') ? [outer] : [...outer.childNodes];
}

/** A block with its alignment. A paragraph also keeps the marks of its element. */
export function block(tag: string, source: Source): Node[] {
  const output = create(tag);
  const isLine = tag === 'p' || /^h\d$/.test(tag);
  if (isLine) setStyle(output, alignOf(source));
  output.append(...(tag === 'p' ? wrapInMarks(source, inkOf(source)) : source.inside));
  return [output];
}

/** Replaces an unknown tag by its content. A block becomes a paragraph, an inline tag keeps its marks and colours. */
export function unwrapped(source: Source): Node[] {
  if (source.inside.some(isBlock)) return source.inside;
  if (isBlock(source.element)) return source.inside.length === 0 ? [] : block('p', source);
  return wrapInMarks(source, inkOf(source), groundOf(source), sizeOf(source));
}

/** Whether the element contains blocks, which a line of text may not. */
export const holdsBlocks = ({ inside }: Source): boolean => inside.some(isBlock);

/** A table cell with its spans and background. Alignment and marks move to its text. */
export function cell(source: Source): Node[] {
  const { element, inside } = source;
  const output = create(element.localName);
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(element.getAttribute(name));
    if (Number.isInteger(span) && span > 1) output.setAttribute(name, String(span));
  }
  setStyle(output, groundOf(source));
  if (holdsBlocks(source)) {
    output.append(...inside);
    for (const line of output.querySelectorAll('p:not([style])')) setStyle(line, alignOf(source));
  } else output.append(...block('p', source));
  return [output];
}

export function link({ element, inside }: Source): Node[] {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!LINK.test(href)) return inside;
  const output = create('a');
  output.setAttribute('href', href);
  output.append(...inside);
  return [output];
}

/** A picture that may be shown here. `uploadData` returns the address of one embedded as data, or ''. */
export function picture(element: Element, uploadData: (data: string) => string): Node[] {
  const source = element.getAttribute('src') ?? '';
  const address = source.startsWith('data:image/') ? uploadData(source) : source;
  if (!isOwnPicture(address)) return [];
  const output = create('img');
  output.setAttribute('src', address);
  const alt = element.getAttribute('alt') ?? '';
  const width = element.getAttribute('width') ?? '';
  if (alt !== '') output.setAttribute('alt', alt);
  if (/^\d{1,4}$/.test(width)) output.setAttribute('width', width);
  return [output];
}
