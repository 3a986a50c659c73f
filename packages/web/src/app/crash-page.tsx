import { BusyButton } from '../ui/busy-button.tsx';
import { EmptyState } from '../ui/empty-state.tsx';

/** What stands where a page broke or could not be fetched. */
export function CrashPage() {
  return (
    <EmptyState text="화면을 표시하는 중 오류가 발생했습니다.">
      <BusyButton variant="default" onClick={() => window.location.reload()}>
        새로고침
      </BusyButton>
    </EmptyState>
  );
}
