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

type FailedProps = { text: string; retryLabel: string; onRetry: () => unknown };

/** A bar that says what could not be loaded, with a button that asks again. */
export const FailedBar = ({ text, retryLabel, onRetry }: FailedProps) => (
  <div className={css['failed']} role="status">
    <span>{text}</span>
    <BusyButton variant="default" size="compact-sm" onClick={onRetry}>
      {retryLabel}
    </BusyButton>
  </div>
);

/** The bar of a failed load. A 403 shows that the user may not see the content. */
export function LoadError({ onRetry, forbidden = false }: { onRetry: () => unknown; forbidden?: boolean }) {
  if (forbidden) return <EmptyState text={messageText('page.forbidden')} />;
  return <FailedBar text="내용을 불러오지 못했습니다." retryLabel="다시 시도" onRetry={onRetry} />;
}
