import { hasMarkPile } from './text.ts';

/** What stands for the empty subject colour (wire.md, Requests). */
export const BLACK = '#000000';
const MEGABYTE = 1024 * 1024;

/**
 * Limits of a text with markup. What is too large is refused before anything else is done with it, so that no text
 * stops the process (TH8b).
 */
export const RICH_LIMIT = {
  /** Bytes of a request that carries one with its pictures as data (wire.md, Calls). */
  withPictures: 20 * MEGABYTE,
  /** Bytes of a request that carries one without: three for each character that is kept, and the other fields. */
  withoutPictures: 7 * MEGABYTE,
  /** Characters that are kept, once its pictures are files. */
  kept: 2 * MEGABYTE,
  /** Tags, opening and closing: a table of ten thousand cells with a paragraph in each has some 42,000. */
  tags: 50_000,
  /** Tags within one another; what lies deeper loses its tags. */
  depth: 60,
  /** Tags within one another beyond which a text is refused: no writing comes near it. */
  nested: 500,
  /** Pictures that come as data, of which those that can be decoded become files of one save. */
  pictures: 20,
  /** UTF-16 units of its text by which it is searched. */
  searched: 20_000,
} as const;

const BLOCKS = 'p hr pre h1 h2 h3 h4 ul ol li blockquote table thead tbody tfoot tr th td'.split(' ');
const INLINE = 'br b i u s strong em code a img span'.split(' ');
const COLOUR = /^(#[0-9a-f]{3}([0-9a-f]{3})?|rgba?\((\d{1,3}%?[, ]+){2}\d{1,3}%?([,/ ]+[\d.]{1,5}%?)?\)|[a-z]{3,20})$/i;
const NUMBER = /^\d{1,4}$/;

/** Where the pictures of texts lie: files of the portal and nothing else (D-118). */
export const PICTURE_ADDRESS = /^\/uploads\/Notice\/([^/?#\s"<>\\]{1,900})$/;

/**
 * The one allow-list of markup (TH8): the server cleans by it what it stores, the page what it shows and pastes.
 * Raised `edition` makes older texts be cleaned again when they are read.
 */
export const RICH_TEXT = {
  edition: 1,
  tags: [...BLOCKS, ...INLINE, 'colgroup', 'col'],
  /** Attributes of a tag, by what their value must match; '*' is every tag. */
  attributes: {
    a: { href: /^(https?:\/\/|mailto:|tel:)\S{1,2000}$/i, title: /^.{1,200}$/s },
    img: { src: PICTURE_ADDRESS, alt: /^.{0,500}$/s, width: NUMBER, height: NUMBER },
    td: { colspan: NUMBER, rowspan: NUMBER, colwidth: /^\d{1,4}(,\d{1,4}){0,99}$/ },
    th: { colspan: NUMBER, rowspan: NUMBER, colwidth: /^\d{1,4}(,\d{1,4}){0,99}$/ },
    col: { span: NUMBER },
    ol: { start: NUMBER },
  } as Readonly<Record<string, Readonly<Record<string, RegExp>>>>,
  /** Style properties of any tag, by what their value must match. */
  styles: {
    color: COLOUR,
    background: COLOUR,
    'background-color': COLOUR,
    'text-align': /^(left|right|center|justify)$/,
    'font-size': /^(\d{1,2}(\.\d{1,2})?(px|pt)|[0-4](\.\d{1,2})?r?em|\d{2,3}%)$/,
  } as Readonly<Record<string, RegExp>>,
  /** Schemes of links. */
  schemes: ['http', 'https', 'mailto', 'tel'],
} as const;

/**
 * True when the markup is small enough to be parsed: at most `longest` UTF-16 units, RICH_LIMIT.tags tags, and no pile of
 * combining marks. Looks at each character once; nothing is parsed or normalised.
 */
export function isBounded(markup: string, longest: number = RICH_LIMIT.kept): boolean {
  if (markup.length > longest) return false;
  let tags = 0;
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', at + 1)) {
    tags += 1;
    if (tags > RICH_LIMIT.tags) return false;
  }
  return !hasMarkPile(markup);
}

/** A tag, an entity, a row of spaces, or a row of other characters. */
const TOKEN = /<[^<>]*>|&(?:lt|gt|quot|amp|nbsp|#39);|[\s\u200b\ufeff]+|[^<&\s\u200b\ufeff]+|[<&]/g;
const TAG_NAME = /^<(\/?[a-z0-9]+)/i;
/** Tags between which texts are apart. */
const APART = new Set(['br', 'hr', ...BLOCKS.map((name) => `/${name}`)]);
const spaceFor = (tag: string): string => (APART.has(TAG_NAME.exec(tag)?.[1]?.toLowerCase() ?? '') ? ' ' : '');

const ENTITIES: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&amp;': '&',
  '&nbsp;': ' ',
  '&#39;': "'",
};

/** What a token reads; ' ' for whatever keeps texts apart. */
function readToken(token: string): string {
  if (token.startsWith('<') && token.endsWith('>')) return spaceFor(token);
  return /^[\s\u200b\ufeff]/.test(token) ? ' ' : (ENTITIES[token] ?? token);
}

/**
 * The text of clean markup, blocks apart by a space, or its first `most` UTF-16 units: nothing behind them is looked at.
 * Of anything else it is a guess, good enough to be counted.
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

/** True when clean markup shows no text. */
export const isBlankMarkup = (markup: string): boolean => plainText(markup, 1) === '';

/** Pictures of clean markup; nothing else of it holds a '<' or '>'. */
export const PICTURE = /<img [^<>]*>/g;
const SOURCE = / src="([^"]*)"/;

/** Names of the portal's pictures that clean markup shows, each once. */
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
