import { noticesPathOf } from '@portal/contract/areas/menu/mode';
import { Link } from '@tanstack/react-router';
import { readMenuMode } from '#areas/menu/public/menu-mode.ts';
import { EmptyState } from '#ui/feedback/states.tsx';

/** Page for an unknown address. */
export function MissingPage() {
  return (
    <EmptyState text="페이지를 찾을 수 없습니다.">
      <Link to={noticesPathOf(readMenuMode())}>공지사항으로 이동</Link>
    </EmptyState>
  );
}
