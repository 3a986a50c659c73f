import { noticesOf } from '@portal/contract/areas/menu/mode';
import { Link, useLocation } from '@tanstack/react-router';
import { readMenuMode } from '../areas/menu/public/menu-mode.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { useTitle } from './use-title.ts';

/** A screen that a later step brings: its title, a calm line, and a way on. */
export function ComingPage() {
  const title = useTitle();
  const notices = noticesOf(readMenuMode());
  const { pathname } = useLocation();
  return (
    <>
      <PageTitle title={title} />
      <EmptyState text="이 화면은 준비 중입니다.">
        {pathname !== notices && <Link to={notices}>공지사항으로 이동</Link>}
      </EmptyState>
    </>
  );
}
