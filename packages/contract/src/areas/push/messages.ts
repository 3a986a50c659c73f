/** Push messages and their devices (D-415, D-416). */
export const pushMessages = {
  'push.added': '이 기기에서 푸시를 받습니다.',
  'push.removed': '이 기기를 지웠습니다. 더는 푸시를 받지 않습니다.',
  'push.tested': '시험 푸시를 보냈습니다.',
  'push.failed': '푸시를 바꾸는 중 오류가 발생했습니다.',
  'push.insecure': '보안 접속(https)에서만 켤 수 있습니다.',
  'push.unsupported': '이 브라우저는 푸시를 받지 못합니다.',
  'push.homeScreen': 'iPhone은 홈 화면 앱에서만 받습니다.',
  'push.homeScreen.steps': 'Safari의 공유 버튼 → ‘홈 화면에 추가’ → 추가된 앱에서 푸시를 켜주세요.',
  'push.denied': '이 브라우저에서 포털의 알림이 차단되어 있습니다. 브라우저의 사이트 설정에서 허용해주세요.',
  'push.remove.confirm': '이 기기를 지우시겠습니까? 그 기기에서 다시 켤 때까지 푸시를 받지 않습니다.',
  'push.none': '푸시를 받는 기기가 없습니다.',
} as const;

/** Refusals of devices and tests. */
export const pushRefusals = {
  PUSH_OFF: { status: 409, text: '이 포털은 푸시를 보내지 않습니다.' },
  PUSH_SERVICE: { status: 400, text: '이 브라우저의 푸시 서비스로는 보낼 수 없습니다.' },
  PUSH_OTHER: {
    status: 409,
    text: '이 기기는 다른 사용자가 쓰고 있습니다. 브라우저에서 알림을 껐다가 다시 켜주세요.',
  },
  PUSH_FAILED: { status: 409, text: '푸시 서비스가 받지 않았습니다. 잠시 뒤에 다시 시도해주세요.' },
  PUSH_GONE: { status: 409, text: '그 기기는 더 이상 푸시를 받지 않아 지웠습니다. 기기에서 다시 켜주세요.' },
} as const;
