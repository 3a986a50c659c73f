import { isBounded, plainText, RICH_LIMIT, RICH_TEXT } from '@portal/contract/core/rich-text';
import sanitize from 'sanitize-html';

/** Older and foreign names of what the allow-list knows. */
const RENAMED: Readonly<Record<string, string>> = { del: 's', strike: 's', ins: 'u', h5: 'h4', h6: 'h4', div: 'p' };
/** What lies in these is no text. */
const NO_TEXT = 'script style title textarea option noscript template iframe xmp noembed noframes plaintext svg math';
const LONGEST_STYLE = 2000;

/** The allowed properties of a style attribute, as they were written; '' when none is. */
function cleanStyle(style: string): string {
  if (style.length > LONGEST_STYLE) return '';
  const kept = style.split(';').flatMap((declaration) => {
    const [property = '', ...rest] = declaration.split(':');
    const name = property.trim().toLowerCase();
    const value = rest.join(':').trim();
    const allowed = Object.hasOwn(RICH_TEXT.styles, name) && RICH_TEXT.styles[name]?.test(value);
    return allowed ? [`${name}: ${value}`] : [];
  });
  return kept.join('; ');
}

function cleanAttributes(tag: string, attributes: sanitize.Attributes): sanitize.Attributes {
  const allowed = Object.hasOwn(RICH_TEXT.attributes, tag) ? (RICH_TEXT.attributes[tag] ?? {}) : {};
  const kept: sanitize.Attributes = {};
  for (const [name, value] of Object.entries(attributes)) {
    if (name === 'style') {
      const style = cleanStyle(value);
      if (style !== '') kept['style'] = style;
    } else if (Object.hasOwn(allowed, name) && allowed[name]?.test(value)) kept[name] = value;
  }
  return kept;
}

const OPTIONS: sanitize.IOptions = {
  allowedTags: [...RICH_TEXT.tags],
  allowedAttributes: {
    '*': ['style'],
    ...Object.fromEntries(Object.entries(RICH_TEXT.attributes).map(([tag, names]) => [tag, Object.keys(names)])),
  },
  allowedSchemes: [...RICH_TEXT.schemes],
  allowProtocolRelative: false,
  nonTextTags: NO_TEXT.split(' '),
  nestingLimit: RICH_LIMIT.depth,
  // Looked at above by pattern: a parser of style sheets would cost more than everything else.
  parseStyleAttributes: false,
  transformTags: {
    '*': (tagName, attributes) => {
      const tag = (Object.hasOwn(RENAMED, tagName) && RENAMED[tagName]) || tagName;
      const attribs = cleanAttributes(tag, attributes);
      return { tagName: tag, attribs: tag === 'img' && !attribs['src'] ? {} : attribs };
    },
  },
};

/** A picture without an address, as sanitize-html writes it. Its own filter would copy the whole text for each. */
const NO_PICTURE = '<img />';

/** Sanitize-html looks for the end of each 'noscript' through the whole rest of the text. */
const MOST_NOSCRIPTS = 10;

/** Ends the parsing of a text that is too costly. */
class TooCostly extends Error {}

/** Counts the tags that are open, and those that are costly, before more of the text is parsed. */
function costGuard(): Pick<sanitize.IOptions, 'onOpenTag' | 'onCloseTag'> {
  let depth = 0;
  let noscripts = 0;
  return {
    onOpenTag: (tag) => {
      depth += 1;
      if (tag === 'noscript') noscripts += 1;
      if (depth > RICH_LIMIT.nested || noscripts > MOST_NOSCRIPTS) throw new TooCostly();
    },
    onCloseTag: () => {
      depth -= 1;
    },
  };
}

/**
 * Bounded markup with what the allow-list knows and nothing else (TH8); cleaning it again changes nothing. Undefined for
 * one that is nested too deeply or too costly to parse, or that cleaning makes too large.
 */
export function cleanMarkup(markup: string): string | undefined {
  try {
    const clean = sanitize(markup.normalize('NFC'), { ...OPTIONS, ...costGuard() }).replaceAll(NO_PICTURE, '');
    return isBounded(clean) ? clean : undefined;
  } catch (error) {
    if (error instanceof TooCostly) return undefined;
    throw error;
  }
}

/** Clean markup, and the beginning of its text by which it is searched: `text` has at most RICH_LIMIT.searched UTF-16 units. */
export type CleanText = { markup: string; text: string };

/** Bounded markup cleaned, see cleanMarkup, with its text. */
export function cleanText(sent: string): CleanText | undefined {
  const markup = cleanMarkup(sent);
  return markup === undefined ? undefined : { markup, text: plainText(markup, RICH_LIMIT.searched).toWellFormed() };
}
