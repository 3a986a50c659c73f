import { seoulStamp } from '../../core/dates.ts';

/** Characters of a stored file name (D-123). */
export const FILE_NAME_LIMIT = 150;
/** The same in UTF-16 units, of which a character has at most two. */
export const LONGEST_NAME = 2 * FILE_NAME_LIMIT;
/** 17 digits and '_'. */
const STAMP_LENGTH = 18;
/** End of a name that is looked at; what stands before could not be kept even if it came decomposed. */
const MOST_LOOKED_AT = FILE_NAME_LIMIT * 8;

/** '^', ',' and '"' separate names, slashes and ':' lead elsewhere, the rest is invisible or turns the text around. */
const REPLACED = /[\^,"/\\:\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;
/** The drives of a whole path: 'C:\'. */
const DRIVES = /^(\d{17}_)?(?:[A-Za-z]:[\\/]*)+/;

/**
 * A file name that can stand in a '^' list, an address, a header and a folder, and reads as it is (D-123). A quotation
 * mark is replaced too: browsers send it as '%22', and the stored name would no longer be the one the page expects.
 */
export const cleanFileName = (name: string): string =>
  [...name.slice(-MOST_LOOKED_AT).normalize('NFC')]
    .slice(-FILE_NAME_LIMIT)
    .join('')
    .replace(DRIVES, '$1')
    .replace(REPLACED, '_')
    .replace(/^\.+/, '_');

/** True for a name that a new file or a new reference to one may have (D-123). */
export const isFileName = (name: string): boolean =>
  name !== '' && name.length <= MOST_LOOKED_AT && cleanFileName(name) === name.normalize('NFC');

/** True for a name a file may be stored under, also from before D-123 asked for more; nothing else is found (TH9). */
export const isStoredFileName = (name: string): boolean =>
  name !== '' &&
  name.length <= MOST_LOOKED_AT &&
  [...name.normalize('NFC')].length <= FILE_NAME_LIMIT &&
  !name.startsWith('.') &&
  // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what no name has
  !/[\^,"/\\\u0000-\u001f\u007f]/.test(name);

/** The name a file is stored under: 17 digits, '_', original name (FILE-04). */
export const storedFileName = (original: string, moment: Date): string =>
  `${seoulStamp(moment)}_${[...cleanFileName(original)].slice(-(FILE_NAME_LIMIT - STAMP_LENGTH)).join('')}`;

/** The name as the user knew it: without the prefix of `storedFileName`. */
export const originalFileName = (stored: string): string => stored.replace(/^\d{17}_/, '');
