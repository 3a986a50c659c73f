import type { AlarmGroup, AlarmRow } from '@portal/contract/areas/alarms/calls';
import { ALARM_MENUS, PORTAL_ALARMS } from '@portal/contract/areas/alarms/feed';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { GroupRecord } from './queries/groups.ts';
import type { AlarmRecord } from './queries.ts';

/** The author of an alarm that no user causes. */
const PORTAL = '포털';

const authorOf = ({ kind, author_name, photo_name }: AlarmRecord) =>
  PORTAL_ALARMS.some((own) => own === kind)
    ? { userName: PORTAL, userPhotoName: '' }
    : { userName: author_name, userPhotoName: photo_name };

/** An alarm on the wire. A deleted comment has an empty text (D-25, D-26). */
export function viewAlarm(alarm: AlarmRecord): AlarmRow {
  const { leftMenuName, categoryType } = ALARM_MENUS[alarm.board];
  const isDeleted = alarm.deleted_at !== null;
  return {
    id: alarm.post_id,
    commentId: alarm.comment_id ?? alarm.room_comment_id ?? 0,
    readId: alarm.id,
    parentId: alarm.parent_id ?? '',
    userId: alarm.author_id,
    ...authorOf(alarm),
    commentSubject: alarm.subject,
    commentContent: isDeleted ? '' : alarm.excerpt,
    createdDtm: seoulTime(alarm.created_at),
    isRead: toYesNo(alarm.read_at !== null),
    leftMenuName,
    categoryType,
    commentDelYn: toYesNo(isDeleted),
    boardType: alarm.board,
    autoYn: toYesNo(alarm.automatic ?? false),
    itemName: alarm.item_name ?? '',
    originValue: alarm.origin_value ?? '',
    newValue: alarm.new_value ?? '',
    changeReason: alarm.change_reason ?? '',
    changeCount: alarm.change_count,
    alarmKind: alarm.kind,
    projectId: alarm.room_id ?? 0,
    projectName: alarm.room_name ?? '',
    entryId: alarm.entry_id ?? 0,
  };
}

/** A group of alarms on the wire: the alarm that stands for the post, and the numbers of alarms and authors. */
export const viewGroup = ({ alarm_count, unread_count, user_count, newest_id, ...shown }: GroupRecord): AlarmGroup => ({
  ...viewAlarm(shown),
  alarmCount: alarm_count,
  unreadCount: unread_count,
  userCount: user_count,
  lastReadId: newest_id,
});
