import { RICH_LIMIT } from '@portal/contract/core/rich-text';

/** What keywords look for a notice in: its subject and its text. */
export const searchedText = (subject: string, text: string): string =>
  `${subject}\n${text}`.slice(0, RICH_LIMIT.searched).toWellFormed();
