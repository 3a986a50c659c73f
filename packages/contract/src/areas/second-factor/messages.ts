/** Second factor: set-up, second step of the sign-in, reset. The texts are not in the specification. */
export const secondFactorMessages = {
  'factor.code.blank': '인증 코드를 입력해주세요.',
  'factor.code.form': '인증 코드의 형식이 올바르지 않습니다.',
  'factor.passkey.name': '패스키 이름을 입력해주세요.',
  'factor.passkey.added': '패스키를 등록했습니다.',
  'factor.passkey.removed': '패스키를 삭제했습니다.',
  'factor.totp.added': '인증 앱을 등록했습니다.',
  'factor.totp.removed': '인증 앱 등록을 해제했습니다.',
  'factor.recovery.renewed': '복구 코드를 새로 만들었습니다.',
  'factor.copied': '복구 코드를 복사했습니다.',
  'factor.secret.copied': '설정 키를 복사했습니다.',
  'factor.reset.confirm': '이 사용자의 2단계 인증을 초기화하시겠습니까?',
  'factor.reset.reason': '초기화 사유를 입력해주세요.',
  'factor.reset.done': '2단계 인증을 초기화했습니다.',
  'factor.reset.failed': '2단계 인증 초기화 중 오류가 발생했습니다.',
  'factor.browser.failed': '패스키를 사용하지 못했습니다. 취소했거나 시간이 지났습니다.',
} as const;

/** Refusals of this area. */
export const secondFactorRefusals = {
  SECOND_STEP: { status: 401, text: '2단계 인증이 필요합니다.' },
  STEP_ENDED: { status: 401, text: '2단계 인증 시간이 지났습니다. 다시 로그인해주세요.' },
  WRONG_CODE: { status: 400, text: '인증 코드가 일치하지 않거나 이미 사용되었습니다.' },
  SET_UP_ENDED: { status: 409, text: '등록 시간이 지났거나 이미 끝난 등록입니다. 처음부터 다시 시도해주세요.' },
  PASSKEY_FAILED: { status: 400, text: '패스키를 확인하지 못했습니다. 다시 시도해주세요.' },
  PASSKEY_EXISTS: { status: 409, text: '이미 등록된 패스키입니다.' },
  PASSKEY_LIMIT: { status: 409, text: '패스키는 10개까지 등록할 수 있습니다.' },
  LAST_FACTOR: { status: 409, text: '2단계 인증을 사용해야 하는 계정입니다. 다른 인증 수단을 먼저 등록해주세요.' },
} as const;
