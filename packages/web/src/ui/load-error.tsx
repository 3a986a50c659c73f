import { BusyButton } from './busy-button.tsx';
import './states.css';

/** A quiet bar after a failed load, with a way to try again. */
export function LoadError({ onRetry }: { onRetry: () => unknown }) {
  return (
    <div className="load-error" role="status">
      <span>내용을 불러오지 못했습니다.</span>
      <BusyButton variant="default" size="compact-sm" onClick={onRetry}>
        다시 시도
      </BusyButton>
    </div>
  );
}
