import type { AlarmGroup, AlarmRow } from '@portal/contract/areas/alarms/calls';
import { BOARD_MENUS } from '@portal/contract/areas/comments/boards';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { AlarmRecord, GroupRecord } from './queries.ts';

/** One alarm; of a deleted comment only the place is left (D-25, D-26). */
export function viewAlarm(alarm: AlarmRecord): AlarmRow {
  const { leftMenuName, categoryType } = BOARD_MENUS[alarm.board];
  const isDeleted = alarm.deleted_at !== null;
  return {
    id: alarm.post_id,
    commentId: alarm.comment_id,
    readId: alarm.id,
    parentId: alarm.parent_id ?? '',
    userId: alarm.author_id,
    userName: alarm.author_name,
    userPhotoName: alarm.photo_name,
    commentSubject: alarm.subject,
    commentContent: isDeleted ? '' : alarm.excerpt,
    createdDtm: seoulTime(alarm.created_at),
    isRead: toYesNo(alarm.read_at !== null),
    leftMenuName,
    categoryType,
    commentDelYn: toYesNo(isDeleted),
    boardType: alarm.board,
    autoYn: toYesNo(alarm.automatic),
    itemName: alarm.item_name,
    originValue: alarm.origin_value,
    newValue: alarm.new_value,
    changeReason: alarm.change_reason,
    changeCount: alarm.change_count,
  };
}

/** The alarms of one post: the newest of them, and how many there are by how many people. */
export const viewGroup = ({ alarm_count, unread_count, user_count, ...newest }: GroupRecord): AlarmGroup => ({
  ...viewAlarm(newest),
  alarmCount: alarm_count,
  unreadCount: unread_count,
  userCount: user_count,
});
