import { type ComponentType, Suspense } from 'react';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { useDropPanel } from '#ui/layers/use-drop-panel.ts';
import { Text } from '#ui/text/text.tsx';
import css from '../parts/alarms.module.css';
import { UnreadBadge, useUnreadText } from './unread-badge.tsx';
import { useLiveAlarms } from './use-live-alarms.ts';

const AlarmDropdown = lazyPart(async () => (await import('../parts/alarm-dropdown.tsx')).AlarmDropdown);

type Props = {
  /** The panel that the bell opens. */
  Panel?: ComponentType<{ id: string; onClose: () => void }>;
};

/** The bell of staff: the unread count, kept up to date, and a panel with the newest alarms. */
export function AlarmBell({ Panel = AlarmDropdown }: Props) {
  const { id, root, opened, close, button } = useDropPanel();
  const unread = useUnreadText();
  useLiveAlarms();
  return (
    <Text as="div" className={css['bell']} only="wide" ref={root}>
      <IconButton
        icon="bell"
        className={css['bell'] ?? ''}
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
    </Text>
  );
}
