import { useEffect } from 'react';
import { isStoredPageTooOld, lacksFile, openFromServer } from '#lib/device/stored-page.ts';
import { isFirstPage } from '#lib/page-opened.ts';
import css from '#ui/feedback/states.module.css';

/**
 * Shown when a page failed to render or its code could not be loaded. A stored page that is too old is left while it
 * opens (D-399); afterwards nothing reloads without a press (D-480).
 */
export function CrashPage() {
  useEffect(() => {
    if (isFirstPage() && isStoredPageTooOld()) openFromServer();
  }, []);
  return (
    <div className={css['empty']} role="alert">
      <p>
        {lacksFile()
          ? '새 버전이 있어 이 화면을 열 수 없습니다. 새로고침해주세요.'
          : '화면을 표시하는 중 오류가 발생했습니다.'}
      </p>
      <a href={window.location.href}>새로고침</a>
    </div>
  );
}
