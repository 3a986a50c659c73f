/** Alarms (MSG-22 to MSG-29). */
export const alarmMessages = {
  'alarm.empty': '새로운 알림이 없습니다.',
  'alarm.noPost': 'Post ID가 없습니다.',
  'alarm.read.failed': '알림을 읽음 처리하지 못했습니다.',
  'alarm.allRead.done': '모든 알림이 읽음처리되었습니다.',
  'alarm.postRead.done': '알림이 읽음처리되었습니다.',
  'alarm.list.hint': '내 글과 담당 프로젝트에 댓글이나 변경이 생기면 여기에 표시되고, 14일 뒤에 지워집니다.',
} as const;
