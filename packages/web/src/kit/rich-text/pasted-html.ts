import { wordLists } from './pasted-lists.ts';
import { block, cell, holdsBlocks, link, picture, type Source, unwrapped } from './pasted-nodes.ts';
import { classStyles, declarations } from './pasted-styles.ts';

/** Elements that are removed with their content. */
const REMOVED =
  'style,script,meta,link,title,xml,template,iframe,object,embed,svg,canvas,video,audio,noscript,input,select,textarea,button';
/** Tags that stay, and tags that get another name. All others are replaced by their content. */
const ALLOWED_TAGS = 'p h1 h2 h3 h4 ul ol li blockquote pre hr br code table thead tbody tr strong em u s'.split(' ');
const RENAMED: Readonly<Record<string, string>> = {
  h5: 'h4',
  h6: 'h4',
  i: 'em',
  ins: 'u',
  strike: 's',
  del: 's',
};
/** Smallest visible width in px. Narrower pictures are tracking pixels. */
const MIN_WIDTH = 2;

export type Pasted = {
  html: string;
  /** Pictures that cannot be fetched: of another site, or on the disk of the program that was copied from. */
  lost: number;
};

type Work = { classes: Map<string, string>; lost: number; uploadData: (data: string) => string };

const styleOf = (element: Element, { classes }: Work): Map<string, string> => {
  const named = [...element.classList].map((name) => classes.get(name) ?? '');
  return declarations([...named, element.getAttribute('style') ?? ''].join(';'));
};

const isHidden = (style: Map<string, string>): boolean =>
  style.get('display') === 'none' || style.get('mso-hide') === 'all' || style.get('visibility') === 'hidden';

const tidy = (text: string): string => text.replace(/[\u200b\ufeff]/g, '').replaceAll('\u00a0', ' ');

function converted(source: Source): Node[] {
  const { element } = source;
  const name = element.localName;
  if (name === 'a') return link(source);
  if (name === 'td' || name === 'th') return cell(source);
  const tag = /\bMsoTitle\b/.test(element.className) ? 'h1' : (RENAMED[name] ?? name);
  if (!ALLOWED_TAGS.includes(tag) || (tag === 'p' && holdsBlocks(source))) return unwrapped(source);
  return block(tag, source);
}

function cleanedPicture(element: Element, work: Work): Node[] {
  const shown = picture(element, work.uploadData);
  if (shown.length === 0 && Number(element.getAttribute('width') ?? MIN_WIDTH) >= MIN_WIDTH) work.lost += 1;
  return shown;
}

function cleaned(node: Node, work: Work): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(tidy(node.textContent ?? ''))];
  if (!(node instanceof Element) || node.matches(REMOVED) || node.localName.startsWith('v:')) return [];
  const style = styleOf(node, work);
  if (isHidden(style)) return [];
  if (node.localName === 'img') return cleanedPicture(node, work);
  const inside = [...node.childNodes].flatMap((child) => cleaned(child, work));
  return converted({ element: node, style, inside });
}

const isBlankLine = (element: Element): boolean =>
  element.localName === 'p' && element.textContent.trim() === '' && !element.querySelector('img');

/** Keeps one of several blank lines in a row, and none at the beginning and the end. */
function joinBlankLines(body: Element): void {
  for (const line of [...body.querySelectorAll('p')].reverse()) {
    const { previousElementSibling: before, nextElementSibling: after } = line;
    const isAlone = before === null && after === null;
    if (isBlankLine(line) && !isAlone && (before === null || after === null || isBlankLine(before))) line.remove();
  }
}

/**
 * Converts markup from Hangul, Word, Excel or a web page to rich text of the portal. Keeps headings, lists, links,
 * tables with merged cells, marks and meaningful colours. Removes fonts, sizes
 * (but those of `<font size>`, which the user chose), margins, classes and hidden content.
 * `uploadData` gets the data URL of an embedded picture and returns its address in the page, or ''.
 */
export function pastedHtml(html: string, uploadData: (data: string) => string): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const work: Work = { classes: classStyles(page), lost: 0, uploadData };
  wordLists(page);
  const body = document.implementation.createHTMLDocument('').body;
  body.append(...[...page.body.childNodes].flatMap((node) => cleaned(node, work)));
  joinBlankLines(body);
  return { html: body.innerHTML.trim(), lost: work.lost };
}
