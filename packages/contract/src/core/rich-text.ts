import { hasTooManyMarks } from './text.ts';

/** Default colour of a subject (wire.md, Requests). */
export const BLACK = '#000000';
const MEGABYTE = 1024 * 1024;

/**
 * Limits of a text with markup. A larger text is refused before it is parsed, so that no text can block the process
 * (TH8b).
 */
export const RICH_LIMIT = {
  /** Bytes of a request with markup and its pictures as data (wire.md, Calls). */
  withPictures: 20 * MEGABYTE,
  /** Bytes of a request with markup but no pictures: three for each stored character, and the other fields. */
  withoutPictures: 7 * MEGABYTE,
  /** Most stored characters, after its pictures became files. */
  stored: 2 * MEGABYTE,
  /** Most opening and closing tags. A table of ten thousand cells with a paragraph in each has about 42,000. */
  tags: 50_000,
  /** Deepest nesting; tags below it are removed. */
  depth: 60,
  /** Nesting beyond which a text is refused. No normal text comes near it. */
  nested: 500,
  /** Most pictures sent as data in one save. Those that can be decoded become files. */
  pictures: 20,
  /** UTF-16 units of the text that are indexed for the search. */
  searched: 20_000,
} as const;

const BLOCKS = 'p hr pre h1 h2 h3 h4 ul ol li blockquote table thead tbody tfoot tr th td'.split(' ');
const INLINE = 'br b i u s strong em code a img span'.split(' ');
const COLOUR = /^(#[0-9a-f]{3}([0-9a-f]{3})?|rgba?\((\d{1,3}%?[, ]+){2}\d{1,3}%?([,/ ]+[\d.]{1,5}%?)?\)|[a-z]{3,20})$/i;
const NUMBER = /^\d{1,4}$/;

/** Address of a picture in markup. Only files of the portal are allowed (D-118). */
export const PICTURE_ADDRESS = /^\/uploads\/Notice\/([^/?#\s"<>\\]{1,900})$/;

/**
 * The single allow-list of markup (TH8). The server cleans stored markup by it, and the page cleans what it shows and
 * pastes. A higher `edition` makes older texts be cleaned again when they are read.
 */
export const RICH_TEXT = {
  edition: 1,
  tags: [...BLOCKS, ...INLINE, 'colgroup', 'col'],
  /** Attributes by tag; '*' is every tag. Their values must match the pattern. */
  attributes: {
    a: { href: /^(https?:\/\/|mailto:|tel:)\S{1,2000}$/i, title: /^.{1,200}$/s },
    img: { src: PICTURE_ADDRESS, alt: /^.{0,500}$/s, width: NUMBER, height: NUMBER },
    td: { colspan: NUMBER, rowspan: NUMBER, colwidth: /^\d{1,4}(,\d{1,4}){0,99}$/ },
    th: { colspan: NUMBER, rowspan: NUMBER, colwidth: /^\d{1,4}(,\d{1,4}){0,99}$/ },
    col: { span: NUMBER },
    ol: { start: NUMBER },
  } as Readonly<Record<string, Readonly<Record<string, RegExp>>>>,
  /** Style properties of any tag. Their values must match the pattern. */
  styles: {
    color: COLOUR,
    background: COLOUR,
    'background-color': COLOUR,
    'text-align': /^(left|right|center|justify)$/,
    'font-size': /^(\d{1,2}(\.\d{1,2})?(px|pt)|[0-4](\.\d{1,2})?r?em|\d{2,3}%)$/,
  } as Readonly<Record<string, RegExp>>,
  /** Allowed schemes of links. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/**
 * Whether the markup is small enough to be parsed: its UTF-16 units, its tags (RICH_LIMIT.tags), and no long run of
 * combining marks. It reads each character once and neither parses nor normalises.
 */
export function isBounded(markup: string, longest: number = RICH_LIMIT.stored): boolean {
  if (markup.length > longest) return false;
  let tags = 0;
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > RICH_LIMIT.tags) return false;
  }
  return !hasTooManyMarks(markup);
}

/** A tag, an entity, a run of spaces, or a run of other characters. */
const TOKEN = /<[^<>]*>|&(?:lt|gt|quot|amp|nbsp|#39);|[\s\u200b\ufeff]+|[^<&\s\u200b\ufeff]+|[<&]/g;
const TAG_NAME = /^<(\/?[a-z0-9]+)/i;
/** Tags that separate the texts around them. */
const SEPARATING_TAGS = new Set(['br', 'hr', ...BLOCKS.map((name) => `/${name}`)]);
const spaceFor = (tag: string): string =>
  SEPARATING_TAGS.has(TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? '') ? ' ' : '';

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&#39;': "'",
};

/** The text of a token; ' ' for a token that separates texts. */
function readToken(token: string): string {
  if (token.startsWith('<') && token.endsWith('>')) return spaceFor(token);
  return /^[\s\u200b\ufeff]/.test(token) ? ' ' : (ENTITIES[token] ?? token);
}

/**
 * The text of clean markup, with a space between blocks, cut to `most` UTF-16 units. It reads no further than that. For
 * other markup the result is approximate, good enough for counting.
 */
export function plainText(markup: string, most = Number.POSITIVE_INFINITY): string {
  let text = '';
  let space = '';
  for (const [token] of markup.matchAll(TOKEN)) {
    const read = readToken(token);
    if (read === ' ') space = text === '' ? '' : ' ';
    else if (read !== '') {
      text += space + read;
      space = '';
    }
    if (text.length >= most) return text.slice(0, most);
  }
  return text;
}

/** Whether clean markup has no visible text. */
export const isBlankMarkup = (markup: string): boolean => plainText(markup, 1) === '';

/** Pictures of clean markup. Their attributes contain no '<' or '>'. */
export const PICTURE = /<img [^<>]*>/g;
/** Whether clean markup shows nothing: neither visible text nor a picture. */
export const isEmptyMarkup = (markup: string): boolean => isBlankMarkup(markup) && markup.search(PICTURE) < 0;

const SOURCE = / src="([^"]*)"/;

/** Names of the portal's pictures in clean markup, without duplicates. */
export const picturesIn = (markup: string): string[] => {
  const names = new Set<string>();
  for (const [picture] of markup.matchAll(PICTURE)) {
    const name = PICTURE_ADDRESS.exec(SOURCE.exec(picture)?.[1] ?? '')?.[1];
    if (name !== undefined) names.add(decodeName(name));
  }
  return [...names];
};

function decodeName(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
