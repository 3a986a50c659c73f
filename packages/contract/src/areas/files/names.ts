import { seoulStamp } from '../../core/dates.ts';

/** Most characters of a stored file name (D-123). */
export const FILE_NAME_LIMIT = 150;
/** The same limit in UTF-16 units; a character has at most two. */
export const LONGEST_NAME = 2 * FILE_NAME_LIMIT;
/** The prefix: 17 digits and '_'. */
const STAMP_LENGTH = 18;
/**
 * Only this many UTF-16 units from the end of a name are read. Anything before them would be cut off, even when
 * decomposed.
 */
const MAX_INPUT_LENGTH = FILE_NAME_LIMIT * 8;

/**
 * Characters replaced by '_'. '^', ',' and '"' separate names; slashes and ':' could lead to another path. The others
 * are invisible or change the direction of the text.
 */
const REPLACED = /[\^,"/\\:\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** Drive letters of a full Windows path, such as 'C:\'. */
const DRIVES = /^(\d{17}_)?(?:[A-Za-z]:[\\/]*)+/;

/**
 * Replaces the characters that are unsafe in a '^' list, an address, a header or a folder (D-123). A quotation mark is
 * replaced too. Browsers send it as '%22', so the stored name would differ from the one that the page expects.
 */
export const cleanFileName = (name: string): string =>
  [...name.slice(-MAX_INPUT_LENGTH).normalize('NFC')]
    .slice(-FILE_NAME_LIMIT)
    .join('')
    .replace(DRIVES, '$1')
    .replace(REPLACED, '_')
    .replace(/^\.+/, '_');

/** Whether a new file, or a new reference to a file, may have this name (D-123). */
export const isFileName = (name: string): boolean =>
  name !== '' && name.length <= MAX_INPUT_LENGTH && cleanFileName(name) === name.normalize('NFC');

/** Whether a stored file can have this name, also one from before D-123. No other name is looked up (TH9). */
export const isStoredFileName = (name: string): boolean =>
  name !== '' &&
  name.length <= MAX_INPUT_LENGTH &&
  [...name.normalize('NFC')].length <= FILE_NAME_LIMIT &&
  !name.startsWith('.') &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: no stored name contains control characters
  !/[\^,"/\\\u0000-\u001f\u007f]/.test(name);

/** The name under which a file is stored: 17 digits, '_', original name (FILE-04). */
export const storedFileName = (original: string, moment: Date): string =>
  `${seoulStamp(moment)}_${[...cleanFileName(original)].slice(-(FILE_NAME_LIMIT - STAMP_LENGTH)).join('')}`;

/** The name that the user gave, without the prefix of `storedFileName`. */
export const originalFileName = (stored: string): string => stored.replace(/^\d{17}_/, '');

/** Most bytes of a name in an archive: systems take 255, and equal names get a number behind. */
const MOST_BYTES = 240;
/** Characters that Windows takes in no name, beside those of `cleanFileName`. */
const NOT_IN_WINDOWS = /[<>|?*]/g;
/** Names of devices, with any ending: Windows opens no file of such a name. */
const DEVICES = /^(?:con|prn|aux|nul|com[0-9¹²³]|lpt[0-9¹²³])(?=\s*(?:\.|$))/i;

/** The length of a text in UTF-8. */
const utf8Bytes = (text: string): number =>
  Array.from(text, (character) => character.codePointAt(0) ?? 0).reduce(
    (sum, point) => sum + (point < 0x80 ? 1 : point < 0x800 ? 2 : point < 0x10000 ? 3 : 4),
    0,
  );

/** The start of a text that has at most so many bytes, cut between characters as people see them. */
function startOf(text: string, bytes: number): string {
  let start = '';
  let used = 0;
  for (const { segment } of new Intl.Segmenter('ko', { granularity: 'grapheme' }).segment(text)) {
    used += utf8Bytes(segment);
    if (used > bytes) break;
    start += segment;
  }
  return start;
}

/** The text without the dots and blanks at its end, which Windows drops or refuses. */
function withoutDots(text: string): string {
  let end = text.length;
  while (end > 0 && '. '.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}

/** A name under which every system can unpack or store a file: its signs, its end, its length in bytes (D-557). */
export function portableName(name: string): string {
  const clean = withoutDots(cleanFileName(name).replace(NOT_IN_WINDOWS, '_').trim());
  const free = DEVICES.test(clean) || clean === '' ? `_${clean}` : clean;
  const ending = /\.[^.\s]{1,16}$/.exec(free)?.[0] ?? '';
  if (utf8Bytes(free) <= MOST_BYTES) return free;
  return `${startOf(free.slice(0, free.length - ending.length), MOST_BYTES - utf8Bytes(ending)).trimEnd()}${ending}`;
}
