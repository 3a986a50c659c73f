/** The contractors' inbox (D-382). */
export const notifyMessages = {
  'notify.empty': '모두 확인했습니다',
  'notify.empty.hint': '새 일감과 계약 변경이 생기면 여기에 쌓입니다. 180일 동안 볼 수 있습니다.',
  'notify.read.done': '알림이 읽음처리되었습니다.',
  'notify.allRead.done': '모든 알림이 읽음처리되었습니다.',
} as const;
