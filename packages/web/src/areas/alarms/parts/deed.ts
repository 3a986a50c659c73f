import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import { STATUS_ITEM } from '@portal/contract/areas/project/changes';

type Told = Pick<AlarmGroup, 'autoYn' | 'parentId' | 'itemName' | 'newValue' | 'changeCount'>;

/** The deed of the newest alarm in one word: 댓글, 답글, the state it led to, or the item that changed. */
export function deedOf({ autoYn, parentId, itemName, newValue, changeCount }: Told): string {
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
export const givenSentence = ({ parentId }: Pick<AlarmGroup, 'parentId'>): string =>
  parentId === '' ? '게시글에 댓글을 남겼습니다.' : '댓글에 답글을 남겼습니다.';
