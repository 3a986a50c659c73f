import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { IconButton } from '../../../ui/icon-button.tsx';
import { useDropPanel } from '../../../ui/use-drop-panel.ts';
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
  const { id, root, opened, close, button } = useDropPanel();
  const unread = useUnreadText();
  useLiveAlarms();
  return (
    <div className={css['bell']} ref={root}>
      <IconButton
        icon="bell"
        className={css['button'] ?? ''}
        title="알림"
        label={unread === '' ? '알림' : `알림, 읽지 않음 ${unread}`}
        {...button}
      >
        <UnreadBadge />
      </IconButton>
      {opened && <AlarmDropdown id={id} onClose={close} />}
    </div>
  );
}
