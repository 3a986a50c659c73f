import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { STATUS_ITEM } from '@portal/contract/areas/project/changes';
import { ALARM_KIND_WORDS, type AlarmKind } from '@portal/contract/areas/workspace/kinds';

/** Why somebody is told of something in a room, in one word. */
const KIND_WORDS: Readonly<Record<AlarmKind, string>> = {
  mention: '언급',
  comment: '댓글',
  assignment: '담당 업무',
  entry: '새 글',
  reminder: '일정 알림',
  request: '참여 요청',
  approval: '참여 승인',
  invitation: '초대',
};

type Told = Pick<AlarmGroup, 'alarmKind' | 'autoYn' | 'parentId' | 'itemName' | 'newValue' | 'changeCount'>;

/** The deed of the newest alarm in one word: 댓글, 답글, the state it led to, or the item that changed. */
export function deedOf({ alarmKind, autoYn, parentId, itemName, newValue, changeCount }: Told): string {
  if (alarmKind !== '') return KIND_WORDS[alarmKind];
  if (autoYn !== 'Y') return parentId === '' ? '댓글' : '답글';
  const deed = itemName === STATUS_ITEM ? newValue : itemName;
  return changeCount > 1 ? `${deed} 외 ${changeCount - 1}건` : deed;
}

type Content = Pick<AlarmGroup, 'autoYn' | 'itemName' | 'originValue' | 'newValue' | 'changeReason' | 'commentContent'>;

/** One line of what it says: the comment, why a state changed, or an item's former and new value. */
export function contentOf(alarm: Content): string {
  if (alarm.autoYn !== 'Y') return alarm.commentContent;
  if (alarm.itemName === STATUS_ITEM) return alarm.changeReason;
  return `${alarm.originValue === '' ? '없음' : alarm.originValue} → ${alarm.newValue === '' ? '없음' : alarm.newValue}`;
}

/** What happened in the given words, which follow '{name} 님이' (D-32). */
export const givenSentence = ({ alarmKind, parentId }: Pick<AlarmGroup, 'alarmKind' | 'parentId'>): string => {
  if (alarmKind !== '') return ALARM_KIND_WORDS[alarmKind];
  return parentId === '' ? '게시글에 댓글을 남겼습니다.' : '댓글에 답글을 남겼습니다.';
};
