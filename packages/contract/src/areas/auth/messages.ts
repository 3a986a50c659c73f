/** Sign-in and session (MSG-08 to MSG-17). */
export const authMessages = {
  'auth.userId.blank': '아이디를 입력해주세요.',
  'auth.password.blank': '비밀번호를 입력해주세요.',
  'auth.password.length': '비밀번호는 8자 이상 128자 이하로 입력해주세요.',
  'auth.logout.done': '로그아웃되었습니다.',
  'auth.foreign.text':
    '이 브라우저에 {name}님이 로그인했습니다. 지금 화면은 {own}님의 화면이어서 더 이상 조회하거나 저장할 수 없습니다. 새로고침하면 {name}님의 화면이 열립니다.',
  'auth.again.text': '로그인 시간이 끝났습니다. 비밀번호를 입력하면 작성하던 내용을 그대로 이어갈 수 있습니다.',
  'auth.logout.confirm': '로그아웃 하시겠습니까?',
  'auth.outside.working': 'SSO 로그인 처리 중...',
  'auth.outside.failed': '로그인에 실패했습니다.',
  'auth.outside.noUser': '유효한 사용자 정보가 없습니다.',
  'auth.outside.notFound': '새로운 정보를 불러오지 못했습니다.',
  'auth.outside.replace':
    '이 브라우저에 {name}님이 로그인되어 있습니다. 로그아웃하고 새로운 사용자로 로그인하시겠습니까?',
} as const;

/** Refusals of this area (refusals.md). */
export const authRefusals = {
  LOGIN_FAILED: { status: 401, text: '아이디 또는 비밀번호가 일치하지 않습니다.' },
  ACCOUNT_DISABLED: { status: 403, text: '사용할 수 없는 계정입니다. 관리자에게 문의해주세요.' },
  WEAK_PASSWORD: { status: 400, text: '흔하거나 짐작하기 쉬운 비밀번호입니다. 다른 비밀번호를 입력해주세요.' },
  PASSWORD_CHANGE: { status: 403, text: '다른 사람이 설정한 비밀번호입니다. 비밀번호를 변경한 뒤 사용할 수 있습니다.' },
  OTHER_SIGNED_IN: { status: 409, text: '이 브라우저에 다른 사용자가 로그인되어 있습니다.' },
  TOO_MANY_TRIES: { status: 429, text: '로그인 시도가 너무 많습니다. 잠시 후 다시 시도해주세요.' },
} as const;
