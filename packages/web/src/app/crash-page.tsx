import css from '#ui/feedback/states.module.css';

/** What stands where a page broke or could not be fetched. */
export function CrashPage() {
  return (
    <div className={css['empty']} role="alert">
      <p>화면을 표시하는 중 오류가 발생했습니다.</p>
      <a href={window.location.href}>새로고침</a>
    </div>
  );
}
