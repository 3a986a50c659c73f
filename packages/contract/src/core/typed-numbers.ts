import { plainNumberText } from './invisible.ts';

/** A number in the place of a count that cannot be read. Every check of a count refuses it. */
export const UNREAD = -1;

/** The most signs of one number, blanks between them included. */
const LONGEST = 60;

/** A typed number in ordinary signs; undefined for a text that is too long for one. */
function shortText(typed: string): string | undefined {
  if (typed.length > LONGEST * 10) return undefined;
  const text = plainNumberText(typed);
  return text.length > LONGEST ? undefined : text;
}

/** Digits with or without separators. Decimals may only be zeros. */
const WHOLE = /^(\d+|\d{1,3}(?:,\d{3})+|\d{1,3}(?: \d{3}){2,})(?:\.0+)?$/;

const withoutLeadingZeros = (digits: string): string => digits.replace(/^0+(?=\d)/, '');

function withoutTrailingZeros(digits: string): string {
  let end = digits.length;
  while (digits[end - 1] === '0') end -= 1;
  return digits.slice(0, end);
}

/** The digits of one whole number, without leading zeros. */
function wholeDigits(text: string): string | undefined {
  const digits = WHOLE.exec(text)?.[1];
  return digits === undefined ? undefined : withoutLeadingZeros(digits.replace(/[, ]/g, ''));
}

/** Large units with their zeros, and small ones, as amounts are spoken: '1억 5천만', '2천5백만'. */
const UNITS = [
  ['조', 12],
  ['억', 8],
  ['만', 4],
  ['', 0],
] as const;
const SMALL = /^(?:(\d)천)?(?:(\d)백)?(?:(\d)십)?(\d)?$/;
const DECIMAL = /^(\d{1,4}|\d,\d{3})(?:\.(\d{1,12}))?(천?)$/;
/** The part of a unit stays below the next unit. */
const BELOW_UNIT = 10_000n;

/** The value of one part times ten to the power of `zeros`; undefined when it is not whole. */
function partValue(part: string, zeros: number): bigint | undefined {
  const small = part === '' ? null : SMALL.exec(part);
  if (small) {
    const spoken = small.slice(1, 5).map((digit) => digit ?? '0');
    return BigInt(spoken.join('')) * 10n ** BigInt(zeros);
  }
  const [, whole, decimals = '', thousand] = DECIMAL.exec(part) ?? [];
  if (whole === undefined) return undefined;
  const places = zeros + (thousand === '' ? 0 : 3);
  const given = withoutTrailingZeros(decimals);
  if (given.length > places) return undefined;
  return BigInt(whole.replace(',', '') + given.padEnd(places, '0'));
}

/** The digits of an amount in Korean units: '150만', '1.5억', '1억 5천만'. */
function spokenDigits(text: string): string | undefined {
  if (!/[조억만천백십]/.test(text)) return undefined;
  let rest = text.replaceAll(' ', '');
  let total = 0n;
  for (const [unit, zeros] of UNITS) {
    const at = unit === '' ? rest.length : rest.indexOf(unit);
    if (at < 0 || rest === '') continue;
    const value = partValue(rest.slice(0, at), zeros);
    const most = BELOW_UNIT * 10n ** BigInt(zeros);
    if (value === undefined || (total > 0n && value >= most)) return undefined;
    total += value;
    rest = rest.slice(at + unit.length);
  }
  return total.toString();
}

/** A sign or the name of the currency, at the beginning and at the end. */
const HEAD = /^(?:([-+△▲])|₩|\\|krw|일금|금)/i;
const TAIL = /(?:(-)|원정|원|krw)$/i;

/** An amount without its sign and currency, wherever they stand: '-₩250,000', '250,000-', '(250,000)원'. */
function withoutSign(text: string): { body: string; isMinus: boolean } | undefined {
  const signs: string[] = [];
  let body = text;
  const takeTail = () => {
    for (let found = TAIL.exec(body); found; found = TAIL.exec(body)) {
      if (found[1] !== undefined) signs.push(found[1]);
      body = body.slice(0, -found[0].length).trim();
    }
  };
  takeTail();
  if (body.startsWith('(') && body.endsWith(')')) {
    signs.push('-');
    body = body.slice(1, -1).trim();
  }
  for (let found = HEAD.exec(body); found; found = HEAD.exec(body)) {
    if (found[1] !== undefined) signs.push(found[1]);
    body = body.slice(found[0].length).trim();
  }
  takeTail();
  return signs.length > 1 ? undefined : { body, isMinus: signs.length === 1 && signs[0] !== '+' };
}

/**
 * The one reading of amounts (D-540): whole won as digits, with a leading '-' where `signed`. It is '' for blank, and
 * undefined for whatever is not one whole number.
 */
export function readAmount(typed: string, signed = false): string | undefined {
  const text = shortText(typed);
  if (text === undefined || text === '') return text;
  const cut = withoutSign(text);
  const digits = cut && (wholeDigits(cut.body) ?? spokenDigits(cut.body));
  if (digits === undefined || digits === '0' || !cut?.isMinus) return digits;
  return signed ? `-${digits}` : undefined;
}

const COUNTED = /(?:개|명|인|대|ea|%)$/i;

/** The one reading of counts, as quantities and people: '' for blank, undefined for what is not one whole number. */
export function readCount(typed: string): string | undefined {
  const text = shortText(typed);
  return text === undefined || text === '' ? text : wholeDigits(text.replace(COUNTED, '').trim());
}
