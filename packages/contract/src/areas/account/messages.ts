/** Own account (MSG-178 to MSG-179). */
export const accountMessages = {
  'account.edit.done': '내 정보가 수정되었습니다.',
  'account.edit.failed': '내 정보 수정 처리 중 오류가 발생했습니다.',
  'account.password.present': '현재 비밀번호를 입력해주세요.',
  'account.password.new': '새 비밀번호를 입력해주세요.',
  'account.password.same': '현재 비밀번호와 다른 비밀번호를 입력해주세요.',
  'account.name.blank': '이름을 입력해주세요.',
  'account.session.confirm': '선택한 기기의 로그인을 종료하시겠습니까?',
  'account.session.failed': '로그인 종료 중 오류가 발생했습니다.',
  'account.sessions.confirm': '이 기기를 뺀 모든 기기의 로그인을 종료하시겠습니까?',
  'account.sessions.ended': '다른 기기의 로그인을 모두 종료했습니다.',
  'account.session.ended': '선택한 기기의 로그인을 종료했습니다.',
} as const;

/** Refusals of this area. */
export const accountRefusals = {
  WRONG_PASSWORD: { status: 400, text: '현재 비밀번호가 일치하지 않습니다.' },
} as const;
