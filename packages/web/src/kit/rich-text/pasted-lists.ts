import { declarations } from './pasted-styles.ts';

const LEVEL = /level(\d)/i;
const NUMBERED = /^[\s(]*([0-9]{1,3}|[a-z]{1,2}|[ivx]{1,4}|[가-힣])[.)]/i;

/** A bullet of a mail program at the start of an item: a sign, or a letter in a typeface of signs. */
const BULLET = /^[\s\u00a0]*[·•▪◦‣●○■□\uf0a7\uf0b7\uf0d8\uf0fc][\s\u00a0]+/;
const SIGNS = /symbol|wingdings|courier new/i;
const LETTER_BULLET = /^[\s\u00a0]*[a-z§Ø·][\s\u00a0]*$/i;

type Item = { level: number; ordered: boolean; line: Element };

const styleOf = (element: Element): string => element.getAttribute('style') ?? '';

/** The first text of an element that is not blank, with the spans around it. */
function firstText(line: Element): Text | undefined {
  const texts = line.ownerDocument.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    if (node instanceof Text && node.data.replaceAll('\u00a0', ' ').trim() !== '') return node;
  }
  return undefined;
}

/** Takes away the bullet or number that a program wrote before an item, and returns it. */
function takeMarker(line: Element): string {
  const markers = [...line.querySelectorAll('span')].filter((span) => /mso-list\s*:\s*ignore/i.test(styleOf(span)));
  const text = markers[0]?.textContent ?? '';
  for (const marker of markers) marker.remove();
  if (text !== '') return text;
  const first = firstText(line);
  if (first === undefined) return '';
  const isOfSigns = SIGNS.test(styleOf(first.parentElement ?? line)) && LETTER_BULLET.test(first.data);
  const bullet = isOfSigns ? first.data : (BULLET.exec(first.data)?.[0] ?? '');
  first.data = first.data.slice(bullet.length);
  return bullet;
}

/** Level and kind of a list paragraph from Word, null for any other paragraph. */
function listItem(line: Element): Item | null {
  const list = declarations(styleOf(line)).get('mso-list');
  const level = LEVEL.exec(list ?? '')?.[1];
  if (level === undefined) return null;
  const text = takeMarker(line);
  return { level: Number(level), ordered: NUMBERED.test(text.replaceAll('\u00a0', ' ')), line };
}

/** Adds an item to the list of its level, below the last item of the level above. */
function addToList(item: Item, open: Element[], page: Document): void {
  const tag = item.ordered ? 'ol' : 'ul';
  const depth = Math.min(item.level, open.length + 1);
  open.length = Math.min(open.length, depth);
  let list = open[depth - 1];
  if (list === undefined || list.localName !== tag) {
    const newList = page.createElement(tag);
    const above = open[depth - 2]?.lastElementChild;
    if (above) above.append(newList);
    else if (list) list.after(newList);
    else item.line.before(newList);
    open[depth - 1] = newList;
    list = newList;
  }
  const entry = page.createElement('li');
  entry.append(...item.line.childNodes);
  list.append(entry);
  item.line.remove();
}

const isBlank = (node: Node): boolean => !(node instanceof Element) && (node.textContent ?? '').trim() === '';

/** Whether the line directly follows the list, ignoring blank text and comments between them. */
function follows(line: Element, list: Element | undefined): boolean {
  let before = line.previousSibling;
  while (before && (before.nodeType === Node.COMMENT_NODE || isBlank(before))) before = before.previousSibling;
  return list !== undefined && before === list;
}

/**
 * Turns Word's list paragraphs into lists, nested by their levels. Items of a list that is one already (Outlook) lose
 * the bullets that are written in them.
 */
export function wordLists(page: Document): void {
  for (const item of page.querySelectorAll('li')) takeMarker(item);
  const open: Element[] = [];
  for (const line of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    if (line.closest('li')) continue;
    const item = listItem(line);
    if (item === null) continue;
    if (!follows(line, open[0])) open.length = 0;
    addToList(item, open, page);
  }
}
