import { messageText } from '@portal/contract/messages';
import type { ReactNode } from 'react';
import { BusyButton } from '../buttons/busy-button.tsx';
import css from './states.module.css';

/** Text for a place without content. */
export function EmptyState({ text, children }: { text: string; children?: ReactNode }) {
  return (
    <div className={css['empty']}>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Three dots. They appear after a short delay, so that a quick answer does not flicker. */
export function Loading() {
  return (
    <div className={`loading ${css['loading']}`} role="status" aria-label="불러오는 중">
      <i />
      <i />
      <i />
    </div>
  );
}

/** A bar with a retry button after a failed load. A 403 shows that the reader may not see the content. */
export function LoadError({ onRetry, forbidden = false }: { onRetry: () => unknown; forbidden?: boolean }) {
  if (forbidden) return <EmptyState text={messageText('FORBIDDEN')} />;
  return (
    <div className={css['failed']} role="status">
      <span>내용을 불러오지 못했습니다.</span>
      <BusyButton variant="default" size="compact-sm" onClick={onRetry}>
        다시 시도
      </BusyButton>
    </div>
  );
}
