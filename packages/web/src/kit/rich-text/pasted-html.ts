import { wordLists } from './pasted-lists.ts';
import { block, cell, holdsBlocks, link, picture, type Source, unwrapped } from './pasted-nodes.ts';
import { classStyles, declarations } from './pasted-styles.ts';

/** What goes with all that stands inside. */
const DROPPED =
  'style,script,meta,link,title,xml,template,iframe,object,embed,svg,canvas,video,audio,noscript,input,select,textarea,button';
/** Tags that stay, and those that have another name here; all others give way to what they hold. */
const KEPT = 'p h1 h2 h3 h4 ul ol li blockquote pre hr br code table thead tbody tr strong em u s'.split(' ');
const RENAMED: Readonly<Record<string, string>> = {
  h5: 'h4',
  h6: 'h4',
  i: 'em',
  ins: 'u',
  strike: 's',
  del: 's',
};
/** Wide enough to be looked at; smaller ones count visits. */
const LEAST_WIDTH = 2;

export type Pasted = {
  html: string;
  /** Pictures that cannot be fetched: of another site, or of the disk of the program that was copied from. */
  lost: number;
};

type Work = { classes: Map<string, string>; lost: number; takeData: (data: string) => string };

const styleOf = (element: Element, { classes }: Work): Map<string, string> => {
  const named = [...element.classList].map((name) => classes.get(name) ?? '');
  return declarations([...named, element.getAttribute('style') ?? ''].join(';'));
};

const isHidden = (style: Map<string, string>): boolean =>
  style.get('display') === 'none' || style.get('mso-hide') === 'all' || style.get('visibility') === 'hidden';

const tidy = (text: string): string => text.replace(/[\u200b\ufeff]/g, '').replaceAll('\u00a0', ' ');

function kept(source: Source): Node[] {
  const { element } = source;
  const name = element.localName;
  if (name === 'a') return link(source);
  if (name === 'td' || name === 'th') return cell(source);
  const tag = /\bMsoTitle\b/.test(element.className) ? 'h1' : (RENAMED[name] ?? name);
  if (!KEPT.includes(tag) || (tag === 'p' && holdsBlocks(source))) return unwrapped(source);
  return block(tag, source);
}

function cleanedPicture(element: Element, work: Work): Node[] {
  const shown = picture(element, work.takeData);
  if (shown.length === 0 && Number(element.getAttribute('width') ?? LEAST_WIDTH) >= LEAST_WIDTH) work.lost += 1;
  return shown;
}

function cleaned(node: Node, work: Work): Node[] {
  if (node.nodeType === Node.TEXT_NODE) return [document.createTextNode(tidy(node.textContent ?? ''))];
  if (!(node instanceof Element) || node.matches(DROPPED) || node.localName.startsWith('v:')) return [];
  const style = styleOf(node, work);
  if (isHidden(style)) return [];
  if (node.localName === 'img') return cleanedPicture(node, work);
  const inside = [...node.childNodes].flatMap((child) => cleaned(child, work));
  return kept({ element: node, style, inside });
}

const isBlankLine = (element: Element): boolean =>
  element.localName === 'p' && element.textContent.trim() === '' && !element.querySelector('img');

/** Of blank lines that follow each other one stays; none at the beginning and the end. */
function joinBlankLines(body: Element): void {
  for (const line of [...body.querySelectorAll('p')].reverse()) {
    const { previousElementSibling: before, nextElementSibling: after } = line;
    const isAlone = before === null && after === null;
    if (isBlankLine(line) && !isAlone && (before === null || after === null || isBlankLine(before))) line.remove();
  }
}

/**
 * What is pasted from Hangul, Word, Excel or a web page as rich text of this portal: headings, lists, links, tables with
 * their merged cells, marks and colours that mean something. Fonts, sizes, margins, classes and whatever is hidden go.
 * `takeData` is given the data of a picture that was pasted along and answers its address in the page, or ''.
 */
export function pastedHtml(html: string, takeData: (data: string) => string): Pasted {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const work: Work = { classes: classStyles(page), lost: 0, takeData };
  wordLists(page);
  const body = document.implementation.createHTMLDocument('').body;
  body.append(...[...page.body.childNodes].flatMap((node) => cleaned(node, work)));
  joinBlankLines(body);
  return { html: body.innerHTML.trim(), lost: work.lost };
}
