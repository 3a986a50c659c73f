import { ENTRY_KINDS } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { notifyRoomChange } from '#areas/workspace/public/use-room-changes.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { copyText } from '#lib/copy-text.ts';
import { shortDay } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import type { MoreMenuItem } from '#ui/layers/more-menu.tsx';
import { sendEntryAction } from '../../api.ts';

/** The URL of an entry. */
const linkOf = ({ projectId, entryId }: EntryRow): string =>
  `${window.location.origin}${paths.reportFeed}?projectId=${projectId}&tab=N&entryId=${entryId}`;

/** The menu items of an entry, for the actions that this user may do (D-37). */
export function useEntryMenu(entry: EntryRow, onEdit: () => void): MoreMenuItem[] {
  const { entryId, projectId, entryKind, title, actions, pinnedYn, schedule, version } = entry;
  const reload = async () => notifyRoomChange(projectId);
  const shared = { reload } as const;
  const kind = ENTRY_KINDS[entryKind];
  const pin = () =>
    performAction({
      ...shared,
      done: 'entry.pin.done',
      failed: 'entry.pin.failed',
      send: () => sendEntryAction('Project/entry-pin', { EntryId: entryId, PinYn: pinnedYn === 'Y' ? 'N' : 'Y' }),
    });
  const remove = () =>
    performAction({
      ...shared,
      confirmation: {
        title: `${kind} 삭제`,
        question: 'entry.remove.confirm',
        subject: { name: title === '' ? kind : title, facts: [] },
        consequence: '댓글과 파일도 삭제되며 되돌릴 수 없습니다.',
        destructive: true,
      },
      done: 'entry.remove.done',
      failed: 'entry.remove.failed',
      send: () => sendEntryAction('Project/entry-delete', { EntryId: entryId, Version: version }),
    });
  const leaveOut = (day: string) =>
    performAction({
      ...shared,
      confirmation: {
        title: `${shortDay(day)} 일정 제외`,
        button: '제외',
        question: 'entry.leaveOut.confirm',
        destructive: true,
      },
      done: 'entry.remove.done',
      failed: 'entry.remove.failed',
      send: () => sendEntryAction('Project/schedule-day-delete', { EntryId: entryId, Version: version, Day: day }),
    });
  const isSeries = schedule !== null && schedule.repeat !== 'N';
  return [
    ...(actions.includes('edit') ? [{ label: isSeries ? '전체 반복 수정' : '수정', onAct: onEdit }] : []),
    ...(actions.includes('edit') && isSeries
      ? [{ label: `${shortDay(schedule.startDay)}만 제외`, onAct: () => leaveOut(schedule.day) }]
      : []),
    ...(actions.includes('pin') ? [{ label: pinnedYn === 'Y' ? '고정 해제' : '고정', onAct: pin }] : []),
    { label: '링크 복사', onAct: () => copyText(linkOf(entry)) },
    ...(actions.includes('remove') ? [{ label: '삭제', onAct: remove, ends: true }] : []),
  ];
}
