import { noticesOf } from '@portal/contract/areas/menu/mode';
import { Link, useLocation } from '@tanstack/react-router';
import { readMenuMode } from '../areas/menu/public/menu-mode.ts';
import { PageTitle } from '../ui/headings.tsx';
import { EmptyState } from '../ui/states.tsx';
import { useTitle } from './use-title.ts';

const COMING = '이 화면은 준비 중입니다.';

/** A screen that a later step brings: its title, a calm line, and a way on. */
export function ComingPage() {
  const title = useTitle();
  const notices = noticesOf(readMenuMode());
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={title} />
      <EmptyState text={COMING}>{pathname !== notices && <Link to={notices}>공지사항으로 이동</Link>}</EmptyState>
    </>
  );
}

/** An address that leads nowhere. */
export function MissingPage() {
  return (
    <EmptyState text="페이지를 찾을 수 없습니다.">
      <Link to={noticesOf(readMenuMode())}>공지사항으로 이동</Link>
    </EmptyState>
  );
}
