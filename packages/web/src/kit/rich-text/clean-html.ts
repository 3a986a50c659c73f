import { RICH_TEXT } from '@portal/contract/core/rich-text';
import createPurifier, { type UponSanitizeAttributeHookEvent } from 'dompurify';
import { declarations } from './pasted-styles.ts';

const TAGS = [...RICH_TEXT.tags, '#text'];
const ATTRIBUTES = [...new Set(Object.values(RICH_TEXT.attributes).flatMap(Object.keys)), 'style'];

/** The declarations that the allow-list knows; '' when none is left. */
const keptStyle = (style: string): string =>
  [...declarations(style)]
    .filter(([name, value]) => RICH_TEXT.styles[name]?.test(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

function checkAttribute(element: Element, event: UponSanitizeAttributeHookEvent): void {
  const { attrName: name, attrValue: value } = event;
  if (name === 'style') event.attrValue = keptStyle(value);
  event.keepAttr =
    name === 'style' ? event.attrValue !== '' : RICH_TEXT.attributes[element.localName]?.[name]?.test(value) === true;
}

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', checkAttribute);

/**
 * Markup as nodes that can be shown: the server has cleaned it when it was stored, and whatever that missed goes here, by
 * the same allow-list (TH8). Nodes and not text, because markup that is read a second time may be read otherwise.
 */
export const cleanNodes = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

/** Whether a text chose colours, which then need the ground they were chosen on. */
export const hasOwnColours = (html: string): boolean => /\sstyle="[^"]*(color|background)\s*:/i.test(html);
