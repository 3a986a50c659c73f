import { seoulStamp } from '../../core/dates.ts';

/** Characters of a stored file name (D-123). */
export const FILE_NAME_LIMIT = 150;
/** The same in UTF-16 units, of which a character has at most two. */
export const LONGEST_NAME = 2 * FILE_NAME_LIMIT;
/** 17 digits and '_'. */
const STAMP_LENGTH = 18;
/** End of a name that is looked at; what stands before could not be kept even if it came decomposed. */
const MOST_LOOKED_AT = FILE_NAME_LIMIT * 8;

/**
 * A file name that can stand in a '^' list, an address and a folder (D-123). A quotation mark is replaced too:
 * browsers send it as '%22', and the stored name would no longer be the one the page expects.
 */
export const cleanFileName = (name: string): string =>
  [...name.slice(-MOST_LOOKED_AT).normalize('NFC')]
    .slice(-FILE_NAME_LIMIT)
    .join('')
    // biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is replaced
    .replace(/[\^,"/\\\u0000-\u001f\u007f]/g, '_')
    .replace(/^\.+/, '_');

/** True for a name a file can be stored under; nothing is ever found under another one (TH9). */
export const isStoredFileName = (name: string): boolean =>
  name !== '' && name.length <= MOST_LOOKED_AT && cleanFileName(name) === name.normalize('NFC');

/** The name a file is stored under: 17 digits, '_', original name (FILE-04). */
export const storedFileName = (original: string, moment: Date): string =>
  `${seoulStamp(moment)}_${[...cleanFileName(original)].slice(-(FILE_NAME_LIMIT - STAMP_LENGTH)).join('')}`;

/** The name as the user knew it: without the prefix of `storedFileName`. */
export const originalFileName = (stored: string): string => stored.replace(/^\d{17}_/, '');
