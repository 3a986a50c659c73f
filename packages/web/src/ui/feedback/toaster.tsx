import type { PointerEvent } from 'react';
import { PlainIconButton } from '../buttons/plain-icon-button.tsx';
import { FirstIcon } from '../marks/first-icon.tsx';
import css from './toaster.module.css';

type Shown = { id: number; kind: 'success' | 'error' | 'hint'; message: string };
type Props = { toasts: readonly Shown[]; onClose: (id: number) => void; onPause: (paused: boolean) => void };

/** Toasts at the top centre, oldest first. Their timers stop while the pointer or the focus is on them. */
export function Toaster({ toasts, onClose, onPause }: Props) {
  // A finger has left, but a browser takes its last place for that of a pointer.
  const whenMouse = (paused: boolean) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse') onPause(paused);
  };
  return (
    <section
      className={css['toaster']}
      aria-label="알림 메시지"
      // An open dialog hides other content from screen readers, except for live regions.
      aria-live="off"
      onPointerEnter={whenMouse(true)}
      onPointerLeave={whenMouse(false)}
      onFocus={() => onPause(true)}
      onBlur={() => onPause(false)}
    >
      {toasts.map(({ id, kind, message }) => (
        <div key={id} className={`toast ${css['toast']}`} role={kind === 'success' ? 'status' : 'alert'}>
          <FirstIcon name={kind === 'success' ? 'check' : 'alert'} />
          <span>{message}</span>
          <PlainIconButton label="닫기" onClick={() => onClose(id)}>
            <FirstIcon name="close" />
          </PlainIconButton>
        </div>
      ))}
    </section>
  );
}
