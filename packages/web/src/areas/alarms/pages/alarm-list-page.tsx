import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { ALL_AUTHORS, type Category, ConfirmStatus } from '@portal/contract/areas/alarms/lists';
import { isStaff } from '@portal/contract/core/actor';
import { withSeparators } from '@portal/contract/core/formats';
import { countText } from '@portal/contract/core/paging';
import { useSearch } from '@tanstack/react-router';
import { codeChips, type ListFilter } from '#kit/list/list-filter.ts';
import { ListScreen } from '#kit/list/list-screen.tsx';
import { dayTitle } from '#lib/days.ts';
import { useActor } from '#lib/use-actor.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import {
  type AlarmAddress,
  type AlarmCounts,
  ownAlarmList,
  type Unread,
  useAlarmCounts,
  useMarkAllRead,
  useMarkPostRead,
} from '../api.ts';
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

const dayOf = ({ createdDtm }: AlarmGroup): string => dayTitle(createdDtm);

/** The number of alarms and of what they are about, such as '27건 · 13개 프로젝트' (D-234). */
function totalText(counts: AlarmCounts, posts: number, { confirmStatus, status, employeeId }: AlarmAddress): string {
  const { [status]: alarms, P: ofProjects } = confirmStatus === ConfirmStatus.Unread ? counts.unread : counts.total;
  // The counts do not know the filter by author.
  if (alarms === undefined || employeeId !== ALL_AUTHORS) return countText(posts, '건');
  const kind = alarms === ofProjects ? '프로젝트' : '게시물';
  return `${withSeparators(alarms)}건 · ${countText(posts, '개')} ${kind}`;
}

/** The button 모두읽음, for staff only. */
function ReadAllButton() {
  const readAll = useMarkAllRead();
  const variant = useNarrow() ? 'subtle' : 'default';
  return (
    <BusyButton variant={variant} needsServer onClick={readAll}>
      모두읽음
    </BusyButton>
  );
}

/** /alarmsnotices/list, '알림목록' (ALARM-40 to ALARM-46). It is always empty for contractors (D-157). */
export function AlarmListPage() {
  const staff = isStaff(useActor());
  const { employeeId } = alarmSearch.read(useSearch({ strict: false }));
  const filters = { SearchUserId: employeeId };
  const open = useOpenAlarm(filters);
  const read = useMarkPostRead(filters);
  const counts = useAlarmCounts();
  return (
    <ListScreen
      {...rowNames}
      title="알림목록"
      {...ownAlarmList()}
      filters={filtersOf(counts.unread)}
      groupOf={dayOf}
      totalText={(posts, address) => totalText(counts, posts, address)}
      card={(alarm) => <AlarmItem alarm={alarm} onOpen={open} onRead={read} />}
      emptyText="alarm.empty"
      emptyHint="alarm.list.hint"
      buttonsFit
      buttons={() => staff && <ReadAllButton />}
    />
  );
}
