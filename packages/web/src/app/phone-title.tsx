import { withWeekday } from '@portal/contract/core/dates';
import { useLocation } from '@tanstack/react-router';
import { today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import css from './phone-title.module.css';
import { useTitle } from './use-title.ts';

/** On a phone, the title of a page in place of the logo. The first page is '오늘'. The page has the heading itself. */
export function PhoneTitle() {
  const title = useTitle();
  const { pathname } = useLocation();
  const isFirst = pathname === paths.noticeList || pathname === paths.mizeNoticeList;
  return (
    <p className={css['page']} aria-hidden="true">
      {isFirst ? '오늘' : title}
      {isFirst && <small>{withWeekday(today())}</small>}
    </p>
  );
}
