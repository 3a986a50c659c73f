import { withWeekday } from '@portal/contract/core/dates';
import { useMatches } from '@tanstack/react-router';
import { today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import css from './phone-title.module.css';
import { useTitle } from './use-title.ts';

/** On a phone, the title of a page in place of the logo. The first page is '오늘'. The page itself has the heading. */
export function PhoneTitle() {
  const title = useTitle();
  // The address changes before the page does.
  const pathname = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const isFirst = pathname === paths.noticeList || pathname === paths.mizeNoticeList;
  return (
    <p className={css['page']} aria-hidden="true">
      {isFirst ? '오늘' : title}
      {isFirst && <small>{withWeekday(today())}</small>}
    </p>
  );
}
