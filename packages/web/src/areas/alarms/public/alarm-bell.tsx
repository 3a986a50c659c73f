import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useDismiss } from '../../../ui/use-dismiss.ts';
import { threadsKey } from '../../comments/public/thread-key.ts';
import { refreshAlarms } from '../api.ts';
import { AlarmDropdown } from '../parts/alarm-dropdown.tsx';
import { listenLive } from '../parts/live.ts';
import css from './alarm-bell.module.css';
import { UnreadBadge, useUnreadText } from './unread-badge.tsx';

/** Keeps alarms and open comments fresh while the portal is on screen (D-34). */
function useLiveAlarms(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      listenLive(() => {
        refreshAlarms(client);
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
  const unread = useUnreadText();
  useLiveAlarms();
  const dismiss = useCallback((byKey: boolean) => {
    setOpened(false);
    if (byKey) bell.current?.focus();
  }, []);
  useDismiss(root, opened, dismiss);
  return (
    <div className={css['bell']} ref={root}>
      <button
        type="button"
        ref={bell}
        className={css['button']}
        title="알림"
        aria-label={unread === '' ? '알림' : `알림, 읽지 않음 ${unread}`}
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        onClick={() => setOpened(!opened)}
      >
        <Icon name="bell" />
        <UnreadBadge />
      </button>
      {opened && <AlarmDropdown id={panelId} onClose={() => dismiss(false)} />}
    </div>
  );
}
