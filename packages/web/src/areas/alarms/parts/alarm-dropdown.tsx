import type { AlarmRow } from '@portal/contract/areas/alarms/calls';
import { messageText } from '@portal/contract/messages';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { paths } from '../../../lib/paths.ts';
import { readAlarm } from '../api.ts';
import { AlarmItem } from './alarm-item.tsx';
import { useOpenAlarm } from './use-open-alarm.ts';
import './alarm-dropdown.css';

type Props = {
  id: string;
  /** Undefined until the first answer. */
  alarms: readonly AlarmRow[] | undefined;
  onClose: () => void;
};

/** The newest unread alarms under the bell (ALARM-01 to ALARM-12). */
export function AlarmDropdown({ id, alarms, onClose }: Props) {
  const client = useQueryClient();
  const open = useOpenAlarm();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  const handleOpen = (alarm: AlarmRow) => {
    open(alarm);
    onClose();
  };
  const handleRead = (alarm: AlarmRow) => {
    // The pressed X goes away with its alarm; the keyboard stays in the panel.
    panel.current?.focus({ preventScroll: true });
    void readAlarm(client, alarm);
  };
  return (
    <section className="alarm-dropdown" id={id} ref={panel} aria-label="알림" tabIndex={-1}>
      {alarms?.length === 0 && <p>{messageText('alarm.empty')}</p>}
      <ul className="alarm-list">
        {alarms?.map((alarm) => (
          <AlarmItem key={alarm.readId} alarm={alarm} onOpen={handleOpen} onRead={handleRead} />
        ))}
      </ul>
      <Link className="alarm-all" to={paths.alarmList} onClick={onClose}>
        + 모두보기
      </Link>
    </section>
  );
}
