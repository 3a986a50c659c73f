/** The declarations of a style text by lower-case name. Includes those that browsers do not know, such as mso-list. */
export function declarations(style: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const declaration of style.split(';')) {
    const colon = declaration.indexOf(':');
    if (colon === -1) continue;
    const name = declaration.slice(0, colon).trim().toLowerCase();
    found.set(
      name,
      declaration
        .slice(colon + 1)
        .replace(/!important/i, '')
        .trim(),
    );
  }
  return found;
}

/** A style sheet without comments. An unclosed comment reaches to the end. */
const withoutComments = (sheet: string): string =>
  sheet
    .replace(/<!--|-->/g, '')
    .split('/*')
    .map((piece, index) => (index === 0 ? piece : piece.split('*/').slice(1).join('*/')))
    .join('');

/** Selectors and body of every rule of a style sheet, including nested rules. */
const rulesOf = (sheet: string): { selectors: string; body: string }[] =>
  withoutComments(sheet)
    .split('}')
    .slice(0, -1)
    .map((rule) => rule.split('{'))
    .map((parts) => ({ selectors: parts.at(-2) ?? '', body: parts.at(-1) ?? '' }));

/** Selectors of one class, alone or with a tag, as Excel and Hangul write them. */
const SELECTOR = /^[a-z0-9]*\.([\w-]+)$/i;

/** The declarations per class of a pasted page. Excel and Hangul write bold and colours there. */
export function classStyles(page: Document): Map<string, string> {
  const rules = new Map<string, string>();
  for (const { textContent } of page.querySelectorAll('style')) {
    for (const { selectors, body } of rulesOf(textContent)) {
      for (const selector of selectors.split(',')) {
        const name = SELECTOR.exec(selector.trim())?.[1];
        if (name !== undefined) rules.set(name, `${rules.get(name) ?? ''};${body}`);
      }
    }
  }
  return rules;
}

const HEX = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i;
const RGB = /^rgba?\(\s*(\d+)[,\s]+(\d+)[,\s]+(\d+)(?:\s*[,/]\s*([\d.]+))?\s*\)$/i;
const NAMED: Readonly<Record<string, string>> = {
  red: '#ff0000',
  blue: '#0000ff',
  green: '#008000',
  yellow: '#ffff00',
  orange: '#ffa500',
  purple: '#800080',
  gray: '#808080',
  lime: '#00ff00',
  aqua: '#00ffff',
  fuchsia: '#ff00ff',
  navy: '#000080',
  maroon: '#800000',
};

/** A colour as #rrggbb. '' for one without a fixed value, such as windowtext or a transparent one. */
export function hexColour(value: string): string {
  const word = value.trim().toLowerCase();
  if (HEX.test(word)) return word.length === 4 ? word.replace(/[0-9a-f]/g, '$&$&') : word;
  const [, red, green, blue, alpha = '1'] = RGB.exec(word) ?? [];
  if (red === undefined || green === undefined || blue === undefined) return NAMED[word] ?? '';
  if (Number(alpha) === 0) return '';
  return `#${[red, green, blue].map((part) => Math.min(255, Number(part)).toString(16).padStart(2, '0')).join('')}`;
}

const DARK = 64;
const PALE = 244;

const channels = (hex: string): number[] => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** A text colour that differs from black and white, else ''. Near-black and near-white text follows the theme. */
export function distinctColour(value: string): string {
  const hex = hexColour(value);
  const parts = channels(hex);
  return parts.every((part) => part <= DARK) || parts.every((part) => part >= PALE) ? '' : hex;
}

/** A background colour other than white, else ''. */
export function distinctBackground(value: string): string {
  // Excel and Hangul write more than the colour: '#FFFF00 none repeat'.
  const hex = hexColour(value.split(/\s+(?![\d,]*\))/)[0] ?? '') || hexColour(value);
  return hex === '' || channels(hex).every((part) => part >= PALE) ? '' : hex;
}
