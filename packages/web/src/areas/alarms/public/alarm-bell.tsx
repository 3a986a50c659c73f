import { useCallback, useId, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { useUnread } from '../api.ts';
import { AlarmDropdown } from '../parts/alarm-dropdown.tsx';
import { useDismiss } from '../parts/use-dismiss.ts';
import { useLiveAlarms } from '../parts/use-live-alarms.ts';
import './alarm-bell.css';

/** Higher counts read '99+'. */
const MOST = 99;

/** The bell of staff with the count of unread alarms, which it keeps fresh, and the newest of them (SHELL-07, ALARM-01). */
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
    <div className="alarm-bell" ref={root}>
      <button
        type="button"
        ref={bell}
        className="header-bell"
        title="알림"
        aria-label={count === 0 ? '알림' : `알림, 읽지 않음 ${shown}`}
        aria-expanded={opened}
        aria-controls={opened ? panelId : undefined}
        onClick={handleClick}
      >
        <Icon name="bell" />
        {count > 0 && <span className="alarm-count">{shown}</span>}
      </button>
      {opened && <AlarmDropdown id={panelId} alarms={unread.data?.data} onClose={() => dismiss(false)} />}
    </div>
  );
}
