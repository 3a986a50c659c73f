import type { AlarmGroup } from '@portal/contract/areas/alarms/calls';
import {
  LIMIT_ALARM,
  MISSING_ALARM,
  type PortalAlarmKind,
  type ProjectAlarmKind,
  REPORT_ALARM,
  TALK_ALARM,
  UNTAKEN_ALARM,
} from '@portal/contract/areas/alarms/feed';
import { REMINDER_ITEM } from '@portal/contract/areas/notices/boards';
import { STATUS_ITEM } from '@portal/contract/areas/project/changes';
import { ALARM_KIND_WORDS, type AlarmKind } from '@portal/contract/areas/workspace/kinds';

/** The kind of an alarm without a comment, in one word. */
const KIND_WORDS: Readonly<Record<AlarmKind | ProjectAlarmKind | PortalAlarmKind, string>> = {
  untaken: '미수주',
  talk: '현장 대화',
  report: '작업완료확인서',
  limit: '월 한도',
  missing: '미도착',
  mention: '언급',
  comment: '댓글',
  assignment: '담당 업무',
  entry: '새 글',
  reminder: '일정 알림',
  done: '업무 완료',
  moved: '일정 변경',
  request: '참여 요청',
  approval: '참여 승인',
  invitation: '초대',
};

type ActionFields = Pick<AlarmGroup, 'alarmKind' | 'autoYn' | 'parentId' | 'itemName' | 'newValue' | 'changeCount'>;

/** The action of the newest alarm in one word: 댓글, 답글, the new status, or the changed item. */
export function actionText({ alarmKind, autoYn, parentId, itemName, newValue, changeCount }: ActionFields): string {
  if (alarmKind !== '') return KIND_WORDS[alarmKind];
  if (autoYn !== 'Y') return parentId === '' ? '댓글' : '답글';
  const change = itemName === STATUS_ITEM ? newValue : itemName;
  return changeCount > 1 ? `${change} 외 ${changeCount - 1}건` : change;
}

type ContentFields = Pick<
  AlarmGroup,
  'autoYn' | 'itemName' | 'originValue' | 'newValue' | 'changeReason' | 'commentContent'
>;

/** One line of content: the comment, the reason for a status change, or the old and new value of an item. */
export function contentText(alarm: ContentFields): string {
  if (alarm.autoYn !== 'Y') return alarm.commentContent;
  if (alarm.itemName === STATUS_ITEM) return alarm.changeReason;
  return `${alarm.originValue === '' ? '없음' : alarm.originValue} → ${alarm.newValue === '' ? '없음' : alarm.newValue}`;
}

/** The action as the second half of the sentence that starts with '{name} 님이' (D-32, D-245). */
export const actionSentence = ({
  alarmKind,
  autoYn,
  parentId,
  itemName,
}: Pick<AlarmGroup, 'alarmKind' | 'autoYn' | 'parentId' | 'itemName'>): string => {
  if (alarmKind === UNTAKEN_ALARM) return '게시한 프로젝트를 수주한 업체가 아직 없습니다.';
  if (alarmKind === TALK_ALARM) return '현장 대화에 메시지를 남겼습니다.';
  if (alarmKind === LIMIT_ALARM) return '월 한도를 확인해 달라고 합니다.';
  if (alarmKind === MISSING_ALARM) return '도착하지 않은 현장을 알려드립니다.';
  if (alarmKind === REPORT_ALARM) return '작업완료확인서에 서명을 받았습니다.';
  if (alarmKind !== '') return ALARM_KIND_WORDS[alarmKind];
  if (autoYn === 'Y') return itemName === REMINDER_ITEM ? '열람을 요청했습니다.' : `${itemName} 항목을 변경했습니다.`;
  return parentId === '' ? '게시글에 댓글을 남겼습니다.' : '댓글에 답글을 남겼습니다.';
};
