import { RICH_LIMIT } from '@portal/contract/core/rich-text';

/** The text that keyword search looks through: the subject and the content. */
export const searchedText = (subject: string, text: string): string =>
  `${subject}\n${text}`.slice(0, RICH_LIMIT.searched).toWellFormed();
