/** How a field of a number reads its text, and what it puts between the digits itself. */
export type Reading = {
  /** One whole number in its stored form; undefined for anything else. */
  read: (text: string) => string | undefined;
  /** Signs that the field itself shows between digits. */
  separators: RegExp;
  /** What digits alone become. */
  plain?: (digits: string) => string;
};

/** What was put in between the former text and the new one. */
function insertedPart(former: string, typed: string): string {
  let start = 0;
  while (start < former.length && start < typed.length && former[start] === typed[start]) start += 1;
  let end = 0;
  const most = Math.min(former.length, typed.length) - start;
  while (end < most && former[former.length - 1 - end] === typed[typed.length - 1 - end]) end += 1;
  return typed.slice(start, typed.length - end);
}

const asIs = (digits: string): string => digits;

/**
 * The value of a field of a number after typing, pasting or filling in. Digits by hand take the field's own separators
 * along; a pasted text is read as a whole. What is no number stays as it was typed, for the form to mark it.
 */
export function typedValue(former: string, typed: string, { read, separators, plain = asIs }: Reading): string {
  const part = insertedPart(former, typed);
  const isPasted = part.length > 1;
  const whole = isPasted ? read(typed) : undefined;
  if (whole !== undefined) return whole;
  const digits = typed.replace(separators, '').replace('−', '-');
  const isByHand = !isPasted || /^\d*$/.test(part);
  return isByHand && /^-?\d*$/.test(digits) ? plain(digits) : typed;
}

/** Lines of a pasted text stay apart: a field of one line would join two numbers. Undefined for one line. */
export function pastedLines(text: string): string | undefined {
  const lines = text.trim().split(/[\r\n]+/);
  return lines.length > 1 ? lines.map((line) => line.trim()).join(' / ') : undefined;
}
