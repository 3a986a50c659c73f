import { IconButton } from '../buttons/icon-button.tsx';
import { Icon } from '../marks/icon.tsx';
import css from './toaster.module.css';

type Shown = { id: number; kind: 'success' | 'error'; message: string };
type Props = { toasts: readonly Shown[]; onClose: (id: number) => void; onHold: (held: boolean) => void };

/** Sentences at the top centre, oldest first; they wait while the pointer or the focus is on them. */
export function Toaster({ toasts, onClose, onHold }: Props) {
  return (
    <section
      className={css['toaster']}
      aria-label="알림 메시지"
      // An open dialog hides from screen readers what is beside it, but nothing that is live.
      aria-live="off"
      onMouseEnter={() => onHold(true)}
      onMouseLeave={() => onHold(false)}
      onFocus={() => onHold(true)}
      onBlur={() => onHold(false)}
    >
      {toasts.map(({ id, kind, message }) => (
        <div key={id} className={`toast ${css['toast']}`} role={kind === 'error' ? 'alert' : 'status'}>
          <Icon name={kind === 'error' ? 'alert' : 'check'} />
          <span>{message}</span>
          <IconButton icon="close" label="닫기" onClick={() => onClose(id)} />
        </div>
      ))}
    </section>
  );
}
