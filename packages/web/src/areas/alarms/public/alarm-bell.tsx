import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { threadsKey } from '../../comments/public/thread-key.ts';
import { alarmsKey, useUnread } from '../api.ts';
import { AlarmDropdown } from '../parts/alarm-dropdown.tsx';
import { listenLive } from '../parts/live.ts';
import css from './alarm-bell.module.css';

/** Higher counts read '99+'. */
const MOST = 99;

/** While `opened`: a press outside `inside`, and the Escape key, ask to close (ALARM-13). */
function useDismiss(inside: RefObject<HTMLElement | null>, opened: boolean, onDismiss: (byKey: boolean) => void) {
  useEffect(() => {
    if (!opened) return;
    const handlePress = ({ target }: Event) => {
      if (target instanceof Node && !inside.current?.contains(target)) onDismiss(false);
    };
    const handleKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onDismiss(true);
    };
    document.addEventListener('pointerdown', handlePress);
    document.addEventListener('keydown', handleKey);
    return () => {
      document.removeEventListener('pointerdown', handlePress);
      document.removeEventListener('keydown', handleKey);
    };
  }, [inside, opened, onDismiss]);
}

/** Keeps alarms and open comments fresh while the portal is on screen (D-34). */
function useLiveAlarms(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenLive(() => {
        void client.invalidateQueries({ queryKey: alarmsKey });
        void client.invalidateQueries({ queryKey: threadsKey });
      }),
    [client],
  );
}

/** The bell of staff with the count of unread alarms, which it keeps fresh, and the newest of them. */
export function AlarmBell() {
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const bell = useRef<HTMLButtonElement>(null);
  const [opened, setOpened] = useState(false);
  const unread = useUnread();
  useLiveAlarms();
  const dismiss = useCallback((byKey: boolean) => {
    setOpened(false);
    if (byKey) bell.current?.focus();
  }, []);
  useDismiss(root, opened, dismiss);
  const count = unread.data?.meta.totalCount ?? 0;
  const shown = count > MOST ? `${MOST}+` : String(count);
  const handleClick = () => {
    setOpened(!opened);
    if (!opened) void unread.refetch();
  };
  return (
    <div className={css['bell']} ref={root}>
      <button
        type="button"
        ref={bell}
        className={css['button']}
        title="알림"
        aria-label={count === 0 ? '알림' : `알림, 읽지 않음 ${shown}`}
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        onClick={handleClick}
      >
        <Icon name="bell" />
        {count > 0 && <span className={css['count']}>{shown}</span>}
      </button>
      {opened && <AlarmDropdown id={panelId} alarms={unread.data?.data} onClose={() => dismiss(false)} />}
    </div>
  );
}
