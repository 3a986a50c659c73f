import { declarations } from './pasted-styles.ts';

const LEVEL = /level(\d)/i;
const NUMBERED = /^[\s(]*([0-9]{1,3}|[a-z]{1,2}|[ivx]{1,4}|[가-힣])[.)]/i;

type Item = { level: number; ordered: boolean; line: Element };

/** Level and kind of a list paragraph from Word, null for any other paragraph. */
function listItem(line: Element): Item | null {
  const list = declarations(line.getAttribute('style') ?? '').get('mso-list');
  const level = LEVEL.exec(list ?? '')?.[1];
  if (level === undefined) return null;
  const marker = [...line.querySelectorAll('span')].find((span) =>
    /mso-list\s*:\s*ignore/i.test(span.getAttribute('style') ?? ''),
  );
  const text = marker?.textContent ?? '';
  marker?.remove();
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

/** Turns Word's list paragraphs into lists, nested by their levels. */
export function wordLists(page: Document): void {
  const open: Element[] = [];
  for (const line of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = listItem(line);
    if (item === null) continue;
    if (!follows(line, open[0])) open.length = 0;
    addToList(item, open, page);
  }
}
