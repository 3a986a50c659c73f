import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { messageText } from '@portal/contract/messages';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '#lib/paths.ts';
import { PressRow } from '#ui/layout/press-row.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { Text } from '#ui/text/text.tsx';
import { useMarkPostRead, useNewestAlarms, useUnread } from '../api.ts';
import { useOpenAlarm } from '../targets.ts';
import { AlarmItem } from './alarm-item.tsx';
import css from './alarms.module.css';

/** The newest unread alarms under the bell (ALARM-01 to ALARM-12). */
export function AlarmDropdown({ id, onClose }: { id: string; onClose: () => void }) {
  const open = useOpenAlarm();
  const read = useMarkPostRead();
  const alarms = useNewestAlarms().data?.data;
  const unread = useUnread().A ?? 0;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const handleOpen = (alarm: AlarmGroup) => {
    open(alarm);
    onClose();
  };
  const handleRead = (alarm: AlarmGroup) => {
    // The pressed X disappears with its alarm, so the focus moves to the panel.
    panel.current?.focus({ preventScroll: true });
    read(alarm);
  };
  return (
    <section className={css['panel']} id={id} ref={panel} aria-label="알림" tabIndex={-1}>
      <Row as="header" gap={4} padY={12} padX={16} tone="faint" line="below">
        <Text as="b" weight="semibold" tone="text">
          알림
        </Text>{' '}
        {unread > 0 && `안 읽음 ${unread}`}
      </Row>
      {alarms?.length === 0 && <Empty>{messageText('alarm.empty')}</Empty>}
      <Lines className={css['list']}>
        {alarms?.map((alarm) => (
          <li key={`${alarm.boardType} ${alarm.id}`}>
            <AlarmItem alarm={alarm} onOpen={handleOpen} onRead={handleRead} />
          </li>
        ))}
      </Lines>
      <PressRow
        as={Link}
        to={paths.alarmList}
        padY={12}
        justify="center"
        weight="semibold"
        line="above"
        onClick={onClose}
      >
        <Text as="span" tone="accent">
          + 모두보기
        </Text>
      </PressRow>
    </section>
  );
}
