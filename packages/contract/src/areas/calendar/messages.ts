/** Calendar of projects and its addresses for other programs. The texts are not in the specification. */
export const calendarMessages = {
  'calendar.move.failed': '시작일을 옮기지 못했습니다.',
  'calendar.more': '일정이 많아 일부만 보입니다. 주로 보면 모두 보입니다.',
  'calendar.feed.make.done': '구독 주소를 만들었습니다.',
  'calendar.feed.edit.done': '구독할 내용을 저장했습니다.',
  'calendar.feed.revoke.done': '구독 주소를 폐기했습니다.',
  'calendar.feed.revoke.confirm': '지금 주소를 폐기하시겠습니까?',
  'calendar.feed.failed': '구독 주소를 처리하지 못했습니다.',
  'calendar.feed.copied': '구독 주소를 복사했습니다.',
} as const;

/** Refusals of this area. */
export const calendarRefusals = {
  FEED_EMPTY: { status: 400, text: '담을 것을 하나 이상 선택해주세요.' },
} as const;
