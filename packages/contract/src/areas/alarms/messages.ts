/** Alarms (MSG-22 to MSG-29). */
export const alarmMessages = {
  'alarm.empty': '새로운 알림이 없습니다.',
  'alarm.noPost': 'Post ID가 없습니다.',
  'alarm.read.failed': '알림을 읽음 처리하지 못했습니다.',
  'alarm.allRead.done': '모든 알림이 읽음처리되었습니다.',
  'alarm.postRead.done': '알림이 읽음처리되었습니다.',
} as const;
