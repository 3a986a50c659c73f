import { declarations } from './pasted-styles.ts';

const LEVEL = /level(\d)/i;
const NUMBERED = /^[\s(]*([0-9]{1,3}|[a-z]{1,2}|[ivx]{1,4}|[가-힣])[.)]/i;

type Item = { level: number; ordered: boolean; line: Element };

/** Word's list paragraph: its level, and what kind its marker shows; null for any other. */
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

/** Puts an item where its level belongs: below the last item of the level before. */
function place(item: Item, open: Element[], page: Document): void {
  const tag = item.ordered ? 'ol' : 'ul';
  const depth = Math.min(item.level, open.length + 1);
  open.length = Math.min(open.length, depth);
  let list = open[depth - 1];
  if (list === undefined || list.localName !== tag) {
    const made = page.createElement(tag);
    const above = open[depth - 2]?.lastElementChild;
    if (above) above.append(made);
    else if (list) list.after(made);
    else item.line.before(made);
    open[depth - 1] = made;
    list = made;
  }
  const entry = page.createElement('li');
  entry.append(...item.line.childNodes);
  list.append(entry);
  item.line.remove();
}

const isBlank = (node: Node): boolean => !(node instanceof Element) && (node.textContent ?? '').trim() === '';

/** The item before a line in the same list, past the blanks and comments between them. */
function follows(line: Element, list: Element | undefined): boolean {
  let before = line.previousSibling;
  while (before && (before.nodeType === Node.COMMENT_NODE || isBlank(before))) before = before.previousSibling;
  return list !== undefined && before === list;
}

/** Makes lists of the paragraphs that Word writes for their items, nested by their levels. */
export function wordLists(page: Document): void {
  const open: Element[] = [];
  for (const line of page.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) {
    const item = listItem(line);
    if (item === null) continue;
    if (!follows(line, open[0])) open.length = 0;
    place(item, open, page);
  }
}
