import { withoutInvisible } from './invisible.ts';

/** Consonants that stand alone. Folding would make other letters of them. */
const OTHER_THAN_CONSONANTS = /[^\u3131-\u318e]+/gu;

/** The key of a search as it is looked for: without signs that show nothing, with ordinary blanks (D-542). */
export const readSearchKey = (typed: string): string => withoutInvisible(typed).replace(/\s+/gu, ' ').trim();

/** The text with one form for each sign: ㈜ is (주), full-width letters are ordinary ones, all in lower case (D-542). */
export const foldedText = (text: string): string =>
  withoutInvisible(text)
    .replace(OTHER_THAN_CONSONANTS, (part) => part.normalize('NFKC'))
    .toLowerCase();

const FORM_BEFORE = /^(?:\([주유사재]\)|주식회사|유한회사)/u;
const FORM_BEHIND = /(?:\([주유사재]\)|주식회사|유한회사)$/u;

/** A folded name without the form of a company around it: '(주)한빛설비' is '한빛설비'. A form alone stays. */
export const withoutCompanyForm = (name: string): string =>
  name.replace(FORM_BEFORE, '').replace(FORM_BEHIND, '').trim() || name;

/** One text for names that differ only by ㈜ and (주), width, blanks or signs that show nothing (D-543). */
export const nameKey = (name: string): string => withoutInvisible(name.normalize('NFKC')).replace(/\s/gu, '');
