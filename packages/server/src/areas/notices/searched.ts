import { RICH_LIMIT } from '@portal/contract/core/rich-text';
import { noticeTerms } from '../../lists/search-terms.ts';

/** The columns a notice is searched by: its subject and its text, and the terms of both. */
export function searchedColumns(subject: string, text: string): { search_text: string; search_terms: string[] } {
  const searched = `${subject}\n${text}`.slice(0, RICH_LIMIT.searched).toWellFormed();
  return { search_text: searched, search_terms: noticeTerms({ noticeSubject: subject, noticeText: searched }) };
}
