import { useEffect } from 'react';
import { isStoredPageTooOld, openFromServer } from '#lib/stored-page.ts';
import css from '#ui/feedback/states.module.css';

/** Shown when a page failed to render or its code could not be loaded. A stored page that is too old is left (D-399). */
export function CrashPage() {
  useEffect(() => {
    if (isStoredPageTooOld()) openFromServer();
  }, []);
  return (
    <div className={css['empty']} role="alert">
      <p>화면을 표시하는 중 오류가 발생했습니다.</p>
      <a href={window.location.href}>새로고침</a>
    </div>
  );
}
