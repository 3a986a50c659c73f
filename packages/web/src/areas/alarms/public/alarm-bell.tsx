import { type ComponentType, Suspense } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { useDropPanel } from '#ui/layers/use-drop-panel.ts';
import { AlarmDropdown } from '../parts/alarm-dropdown.tsx';
import type { BesideAlarms } from '../parts/live.ts';
import css from './alarm-bell.module.css';
import { UnreadBadge, useUnreadText } from './unread-badge.tsx';
import { useLiveAlarms } from './use-live-alarms.ts';

type Props = {
  /** More that is heard of the page's one stream. */
  beside?: BesideAlarms;
  /** What the bell opens. */
  Panel?: ComponentType<{ id: string; onClose: () => void }>;
};

/** The bell of staff with the count of unread alarms, which it keeps fresh, and the newest of them. */
export function AlarmBell({ beside, Panel = AlarmDropdown }: Props) {
  const { id, root, opened, close, button } = useDropPanel();
  const unread = useUnreadText();
  useLiveAlarms(beside);
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
      {opened && (
        <Suspense>
          <Panel id={id} onClose={close} />
        </Suspense>
      )}
    </div>
  );
}
