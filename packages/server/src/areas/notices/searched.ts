import { plainText } from '@portal/contract/core/rich-text';
import { noticeTerms } from '../../lists/search-terms.ts';

/** Characters of a text that are searched. */
const SEARCHED = 20_000;

/** The columns a notice is searched by: its subject and its text, and the terms of both. */
export function searchedColumns(subject: string, markup: string): { search_text: string; search_terms: string[] } {
  const searched = `${subject}\n${plainText(markup)}`.slice(0, SEARCHED).toWellFormed();
  return { search_text: searched, search_terms: noticeTerms({ noticeSubject: subject, noticeText: searched }) };
}
