/** What stands for the empty subject colour (wire.md, Requests). */
export const BLACK = '#000000';
const MEGABYTE = 1024 * 1024;

/**
 * Limits of a text with markup. Whatever lies outside is refused before anything else is done with it, so that no text
 * stops the process (TH8b).
 */
export const RICH_LIMIT = {
  /** Bytes of a request that carries one (wire.md, Calls). */
  sent: 20 * MEGABYTE,
  /** Characters that are kept, once its pictures are files. */
  kept: 2 * MEGABYTE,
  /** Opening tags: a table of ten thousand cells with a paragraph in each has some twenty thousand. */
  tags: 45_000,
  /** Tags within one another; what lies deeper loses its tags. */
  depth: 60,
  /** Pictures that come as data and become files of one save. */
  pictures: 20,
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
    a: { href: /^(https?:\/\/|mailto:|tel:)\S+$/i, title: /^.{1,200}$/s },
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

/** True when the markup is small enough to be cleaned: its length and its opening tags are counted, nothing is parsed. */
export function isBounded(markup: string): boolean {
  if (markup.length > RICH_LIMIT.kept) return false;
  let tags = 0;
  for (let at = markup.indexOf('<'); at !== -1; at = markup.indexOf('<', at + 1)) {
    if (markup[at + 1] !== '/') tags += 1;
    if (tags > RICH_LIMIT.tags) return false;
  }
  return true;
}

const BLOCK_ENDS = new RegExp(`<(?:/(?:${BLOCKS.join('|')})|br|hr)\\b[^>]*>`, 'gi');
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', amp: '&', nbsp: ' ', '#39': "'" };

/** The text of clean markup, blocks apart by a space. Of anything else it is a guess, good enough to be counted. */
export const plainText = (markup: string): string =>
  markup
    .replace(BLOCK_ENDS, ' ')
    .replace(/<[^>]*>/g, '')
    .replace(/&(lt|gt|quot|amp|nbsp|#39);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/[\s\u200b\ufeff]+/g, ' ')
    .trim();

/** Names of the portal's pictures that clean markup shows, each once. */
export const picturesIn = (markup: string): string[] => {
  const names = new Set<string>();
  for (const [, address = ''] of markup.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/gi)) {
    const name = PICTURE_ADDRESS.exec(address)?.[1];
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
