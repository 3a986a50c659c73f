import { isBounded, plainText, RICH_LIMIT, RICH_TEXT } from '@portal/contract/core/rich-text';
import sanitize from 'sanitize-html';

/** Tags that are replaced by an allowed one. */
const REPLACEMENT_TAGS: Readonly<Record<string, string>> = {
  del: 's',
  strike: 's',
  ins: 'u',
  h5: 'h4',
  h6: 'h4',
  div: 'p',
};
/** Tags whose content is removed too. */
const TAGS_WITHOUT_TEXT =
  'script style title textarea option noscript template iframe xmp noembed noframes plaintext svg math';
const MAX_STYLE_LENGTH = 2000;

/** The allowed properties of a style attribute, unchanged; '' when there are none. */
function cleanStyle(style: string): string {
  if (style.length > MAX_STYLE_LENGTH) return '';
  const allowedParts = style.split(';').flatMap((declaration) => {
    const [property = '', ...rest] = declaration.split(':');
    const name = property.trim().toLowerCase();
    const value = rest.join(':').trim();
    const allowed = Object.hasOwn(RICH_TEXT.styles, name) && RICH_TEXT.styles[name]?.test(value);
    return allowed ? [`${name}: ${value}`] : [];
  });
  return allowedParts.join('; ');
}

function cleanAttributes(tag: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const allowed = Object.hasOwn(RICH_TEXT.attributes, tag) ? (RICH_TEXT.attributes[tag] ?? {}) : {};
  const result: sanitize.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') {
      const style = cleanStyle(value);
      if (style !== '') result['style'] = style;
    } else if (Object.hasOwn(allowed, name) && allowed[name]?.test(value)) result[name] = value;
  }
  return result;
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: {
    '*': ['style'],
    ...Object.fromEntries(Object.entries(RICH_TEXT.attributes).map(([tag, names]) => [tag, Object.keys(names)])),
  },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowProtocolRelative: false,
  nonTextTags: TAGS_WITHOUT_TEXT.split(' '),
  nestingLimit: RICH_LIMIT.depth,
  // cleanStyle checks styles by pattern: a CSS parser would cost more than everything else.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attributes) => {
      const tag = (Object.hasOwn(REPLACEMENT_TAGS, tagName) && REPLACEMENT_TAGS[tagName]) || tagName;
      const attribs = cleanAttributes(tag, attributes);
      return { tagName: tag, attribs: tag === 'img' && !attribs['src'] ? {} : attribs };
    },
  },
};

/**
 * An image without an address, as sanitize-html writes it. The filter of sanitize-html would copy the whole text for
 * each.
 */
const EMPTY_IMAGE = '<img />';

/** For each 'noscript', sanitize-html searches the rest of the text for its end. */
const MAX_NOSCRIPTS = 10;

/** Stops the parsing of a text that is too expensive. */
class TooExpensive extends Error {}

/** Counts open tags and expensive ones, and stops the parsing above a limit. */
function costGuard(): Pick<sanitize.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  let noscripts = 0;
  return {
    onOpenTag: (tag) => {
      depth += 1;
      if (tag === 'noscript') noscripts += 1;
      if (depth > RICH_LIMIT.nested || noscripts > MAX_NOSCRIPTS) throw new TooExpensive();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

/**
 * Removes everything from bounded markup that is not on the allow-list (TH8). Cleaning clean markup changes nothing.
 * Undefined when the markup is nested too deeply, too expensive to parse, or too large after cleaning.
 */
export function cleanMarkup(markup: string): string | undefined {
  try {
    const clean = sanitize(markup.normalize('NFC'), { ...OPTIONS, ...costGuard() }).replaceAll(EMPTY_IMAGE, '');
    return isBounded(clean) ? clean : undefined;
  } catch (error) {
    if (error instanceof TooExpensive) return undefined;
    throw error;
  }
}

/** Clean markup, and the beginning of its text for the search. `text` has at most RICH_LIMIT.searched UTF-16 units. */
export type CleanText = { markup: string; text: string };

/** Cleans bounded markup with cleanMarkup, and extracts its text. */
export function cleanText(sent: string): CleanText | undefined {
  const markup = cleanMarkup(sent);
  return markup === undefined ? undefined : { markup, text: plainText(markup, RICH_LIMIT.searched).toWellFormed() };
}
