import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { type Category, ConfirmStatus } from '@portal/contract/areas/alarms/feed';
import { isStaff } from '@portal/contract/core/actor';
import { useSearch } from '@tanstack/react-router';
import { codeChips, type ListFilter } from '#kit/list/list-filters.tsx';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ownAlarmList, type Unread, useMarkAllRead, useMarkPostRead, useUnread } from '../api.ts';
import { AlarmItem } from '../parts/alarm-item.tsx';
import { alarmSearch } from '../search.ts';
import { useOpenAlarm } from '../targets.ts';

const CONFIRMED = [
  { value: ConfirmStatus.Unread, label: '미확인' },
  { value: ConfirmStatus.All, label: '전체' },
];
const KINDS = { P: '프로젝트', M: '담당자', N: '공지사항' } as const satisfies Partial<Record<Category, string>>;
const KIND_CHIPS = codeChips(['P', 'M', 'N'], { label: '분류', labelOf: (kind) => KINDS[kind] });

/** The filters for read state and category, with their unread counts (ALARM-43). */
const filtersOf = (unread: Unread): ListFilter[] => [
  {
    kind: 'chips',
    name: 'confirmStatus',
    label: '확인 상태',
    options: CONFIRMED,
    counts: { [ConfirmStatus.Unread]: unread.A },
  },
  { ...KIND_CHIPS, counts: unread },
];

const rowNames = {
  keyOf: ({ boardType, id }: AlarmGroup): string => `${boardType} ${id}`,
  nameOf: ({ commentSubject }: AlarmGroup): string => commentSubject,
};

/** The button 모두읽음, for staff only. */
function ReadAllButton() {
  const readAll = useMarkAllRead();
  return (
    <span data-end="true">
      <BusyButton variant="default" onClick={readAll}>
        모두읽음
      </BusyButton>
    </span>
  );
}

/** /alarmsnotices/list, '알림목록' (ALARM-40 to ALARM-46). It is always empty for contractors (D-157). */
export function AlarmListPage() {
  const staff = isStaff(useActor());
  const { employeeId } = alarmSearch.read(useSearch({ strict: false }));
  const filters = { SearchUserId: employeeId };
  const open = useOpenAlarm(filters);
  const read = useMarkPostRead(filters);
  const unread = useUnread();
  return (
    <ListScreen
      {...rowNames}
      title="알림목록"
      {...ownAlarmList()}
      filters={filtersOf(unread)}
      card={(alarm) => <AlarmItem alarm={alarm} onOpen={open} onRead={read} />}
      emptyText="alarm.empty"
      beside={() => staff && <ReadAllButton />}
    />
  );
}
