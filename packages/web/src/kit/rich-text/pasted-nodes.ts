import { isOwnPicture } from './own-pictures.ts';
import { meantColour, meantGround } from './pasted-styles.ts';

/** An element of the pasted page, what its styles say, and what of its inside is kept. */
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
  const colour = meantColour(style.get('color') ?? element.getAttribute('color') ?? '');
  return colour && `color: ${colour}`;
};

const groundOf = ({ style, element }: Source): string => {
  const named = style.get('background-color') ?? style.get('background') ?? element.getAttribute('bgcolor') ?? '';
  const ground = meantGround(named);
  return ground && `background-color: ${ground}`;
};

const alignOf = ({ style, element }: Source): string => {
  const align = (style.get('text-align') ?? element.getAttribute('align') ?? '').toLowerCase();
  return align === 'center' || align === 'right' ? `text-align: ${align}` : '';
};

/** Text in the marks and the colours of its source. */
function marked(source: Source, ...colours: string[]): Node[] {
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

/** A block: aligned as it was, and a paragraph with the marks that stood on it. */
export function block(tag: string, source: Source): Node[] {
  const made = create(tag);
  const isLine = tag === 'p' || /^h\d$/.test(tag);
  if (isLine) setStyle(made, alignOf(source));
  made.append(...(tag === 'p' ? marked(source, inkOf(source)) : source.inside));
  return [made];
}

/** A tag that has no meaning here: a line of its own where it was one, else only its marks and colours. */
export function unwrapped(source: Source): Node[] {
  if (source.inside.some(isBlock)) return source.inside;
  if (isBlock(source.element)) return source.inside.length === 0 ? [] : block('p', source);
  return marked(source, inkOf(source), groundOf(source));
}

/** True where a line of text would have to hold lines. */
export const holdsBlocks = ({ inside }: Source): boolean => inside.some(isBlock);

/** A cell: merged as it was, its ground kept, its alignment and marks handed on to its text. */
export function cell(source: Source): Node[] {
  const { element, inside } = source;
  const made = create(element.localName);
  for (const name of ['colspan', 'rowspan']) {
    const span = Number(element.getAttribute(name));
    if (Number.isInteger(span) && span > 1) made.setAttribute(name, String(span));
  }
  setStyle(made, groundOf(source));
  if (holdsBlocks(source)) {
    made.append(...inside);
    for (const line of made.querySelectorAll('p:not([style])')) setStyle(line, alignOf(source));
  } else made.append(...block('p', source));
  return [made];
}

export function link({ element, inside }: Source): Node[] {
  const href = element.getAttribute('href')?.trim() ?? '';
  if (!LINK.test(href)) return inside;
  const made = create('a');
  made.setAttribute('href', href);
  made.append(...inside);
  return [made];
}

/** A picture that can be shown here; `takeData` answers the address of one that came as data, or ''. */
export function picture(element: Element, takeData: (data: string) => string): Node[] {
  const source = element.getAttribute('src') ?? '';
  const address = source.startsWith('data:image/') ? takeData(source) : source;
  if (!isOwnPicture(address)) return [];
  const made = create('img');
  made.setAttribute('src', address);
  const alt = element.getAttribute('alt') ?? '';
  const width = element.getAttribute('width') ?? '';
  if (alt !== '') made.setAttribute('alt', alt);
  if (/^\d{1,4}$/.test(width)) made.setAttribute('width', width);
  return [made];
}
