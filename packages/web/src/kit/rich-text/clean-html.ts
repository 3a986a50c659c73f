import { RICH_TEXT } from '@portal/contract/core/rich-text';
import createPurifier, { type UponSanitizeAttributeHookEvent } from 'dompurify';
import { declarations } from './pasted-styles.ts';

const TAGS = [...RICH_TEXT.tags, '#text'];
const ATTRIBUTES = [...new Set(Object.values(RICH_TEXT.attributes).flatMap(Object.keys)), 'style'];

/** The style declarations that the allow-list permits, '' when none is left. */
const allowedStyle = (style: string): string =>
  [...declarations(style)]
    .filter(([name, value]) => RICH_TEXT.styles[name]?.test(value))
    .map(([name, value]) => `${name}: ${value}`)
    .join('; ');

function checkAttribute(element: Element, event: UponSanitizeAttributeHookEvent): void {
  const { attrName: name, attrValue: value } = event;
  if (name === 'style') event.attrValue = allowedStyle(value);
  event.keepAttr =
    name === 'style' ? event.attrValue !== '' : RICH_TEXT.attributes[element.localName]?.[name]?.test(value) === true;
}

const purifier = createPurifier(window);
purifier.addHook('uponSanitizeAttribute', checkAttribute);

/**
 * Cleans stored markup by the allow-list once more before it is shown (TH8). The server has cleaned it already. Returns
 * nodes instead of text, because markup may change its meaning when it is parsed twice.
 */
export const cleanNodes = (html: string): DocumentFragment =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: TAGS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });

/** Whether a text sets colours. It is then written on a white background. */
export const hasOwnColours = (html: string): boolean => /\sstyle="[^"]*(color|background)\s*:/i.test(html);

/** Whether a text sets backgrounds. It is then shown on a white one. */
export const hasOwnGrounds = (html: string): boolean =>
  html
    .split(' style="')
    .slice(1)
    .some((style) => style.slice(0, style.indexOf('"')).includes('background'));
