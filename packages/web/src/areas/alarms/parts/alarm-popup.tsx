import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { ConfirmStatus } from '@portal/contract/areas/alarms/lists';
import type { AlarmKind } from '@portal/contract/areas/workspace/kinds';
import { joinValues } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { IconButton } from '#ui/buttons/icon-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { FindField } from '#ui/fields/find-field.tsx';
import { Column, Scroll } from '#ui/layout/column.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { useNearEnd } from '#ui/tables/use-near-end.ts';
import { Text } from '#ui/text/text.tsx';
import { type PopupFilters, popupAlarms, useMarkAllRead, useMarkPostRead, useUnread } from '../api.ts';
import { useOpenAlarm } from '../targets.ts';
import { AlarmChips, UnreadCount } from './alarm-chips.tsx';
import { AlarmItem } from './alarm-item.tsx';
import css from './alarms.module.css';

const TABS = [
  { value: ConfirmStatus.Unread, label: '미확인' },
  { value: ConfirmStatus.All, label: '전체' },
] as const;

/** The key of a row. `readId` is in it, because a newer alarm of the same post is a new row. */
const rowKey = ({ boardType, id, readId }: AlarmGroup): string => `${boardType} ${id} ${readId}`;

type ListProps = { filters: PopupFilters; onOpen: (alarm: AlarmGroup) => void; onRead: (alarm: AlarmGroup) => void };

/** The alarms of one tab. It loads the next page near its end, and removes read alarms at once (D-31). */
function PopupList({ filters, onOpen, onRead }: ListProps) {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const alarms = useInfiniteQuery(popupAlarms(filters));
  const { hasNextPage, isFetching, fetchNextPage } = alarms;
  const end = useNearEnd<HTMLDivElement>(hasNextPage && !isFetching, () => fetchNextPage());
  const hide = (alarm: AlarmGroup) => {
    if (alarm.unreadCount > 0) setHidden((current) => new Set([...current, rowKey(alarm)]));
  };
  const handleOpen = (alarm: AlarmGroup) => {
    hide(alarm);
    onOpen(alarm);
  };
  const handleRead = (alarm: AlarmGroup) => {
    hide(alarm);
    onRead(alarm);
  };
  const shown = alarms.data?.pages.flat().filter((alarm) => !hidden.has(rowKey(alarm)));
  return (
    <Scroll data-scrolls="true">
      {alarms.isError && <LoadError onRetry={() => alarms.refetch()} />}
      {shown?.length === 0 && !hasNextPage && <Empty>{messageText('alarm.empty')}</Empty>}
      <Lines>
        {shown?.map((alarm) => (
          <li key={rowKey(alarm)}>
            <AlarmItem alarm={alarm} onOpen={handleOpen} onRead={handleRead} />
          </li>
        ))}
      </Lines>
      <Text as="div" ref={end} line="below" />
      {alarms.isFetching && <Loading />}
    </Scroll>
  );
}

/** The alarm popup of the special layout: two tabs, search, chips, 모두읽음 (ALARM-25 to ALARM-36). */
export function AlarmPopup({ id, onClose }: { id: string; onClose: () => void }) {
  const [confirmStatus, setConfirmStatus] = useState<ConfirmStatus>(ConfirmStatus.Unread);
  const [kinds, setKinds] = useState<readonly AlarmKind[]>([]);
  const [typed, setTyped] = useState('');
  const key = useDeferredValue(typed.trim());
  const filters = { SearchKind: joinValues(kinds), SearchKey: key };
  const open = useOpenAlarm(filters);
  const read = useMarkPostRead(filters);
  const readAll = useMarkAllRead();
  const unread = useUnread();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <Column as="section" className={css['panel']} data-popup id={id} ref={panel} aria-label="알림" tabIndex={-1}>
      <Row as="header" gap={4} padY={8} padX={8}>
        <Text as="h2" padX={8} size={16} weight="semibold" fill>
          알림
        </Text>
        <BusyButton variant="subtle" color="gray" onClick={readAll}>
          모두읽음
        </BusyButton>
        <IconButton icon="close" label="알림 닫기" onClick={onClose} />
      </Row>
      <Row className={css['tabs']} padX={8} line="below" role="tablist" aria-label="확인 상태">
        {TABS.map(({ value, label }) => (
          <Press
            kind="link"
            key={value}
            padY={8}
            padX={8}
            weight="medium"
            tone="soft"
            role="tab"
            aria-selected={value === confirmStatus}
            onClick={() => setConfirmStatus(value)}
          >
            {label} {value === ConfirmStatus.Unread && <UnreadCount count={unread.A} />}
          </Press>
        ))}
      </Row>
      <Text as="div" padY={8} padX={16}>
        <FindField label="알림 검색" value={typed} onChange={setTyped} />
      </Text>
      <AlarmChips kinds={kinds} unread={unread} onChange={setKinds} />
      <PopupList
        key={confirmStatus}
        filters={{ confirmStatus, kinds, key }}
        onOpen={(alarm) => {
          open(alarm);
          onClose();
        }}
        onRead={(alarm) => {
          // The pressed X disappears with its alarm, so the focus moves to the popup.
          panel.current?.focus({ preventScroll: true });
          read(alarm);
        }}
      />
    </Column>
  );
}
