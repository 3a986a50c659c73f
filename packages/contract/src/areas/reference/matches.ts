import { ALL } from '../../core/list-request.ts';
import { foldedText, withoutCompanyForm } from '../../core/search-key.ts';

/** Whether an entry of a short list matches its state and keyword; `text` is what the keyword searches. */
export const matchesReference = (
  { activeYN }: { activeYN: 'Y' | 'N' },
  { SearchActiveStatus, SearchKey }: { SearchActiveStatus: string; SearchKey: string },
  text: string,
): boolean =>
  (SearchActiveStatus === ALL || activeYN === SearchActiveStatus) &&
  foldedText(text).includes(withoutCompanyForm(foldedText(SearchKey)));

/** The text of a menu that a keyword searches. */
export const menuSearchText = ({ menuName, menuLink }: { menuName: string; menuLink: string }): string =>
  `${menuName} ${menuLink}`;
