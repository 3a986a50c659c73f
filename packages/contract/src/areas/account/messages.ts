/** Own account (MSG-178 to MSG-179). */
export const accountMessages = {
  'account.edit.done': '내 정보가 수정되었습니다.',
  'account.name.blank': '이름을 입력해주세요.',
  'account.session.ended': '선택한 기기의 로그인을 종료했습니다.',
} as const;

/** Refusals of this area. */
export const accountRefusals = {
  WRONG_PASSWORD: { status: 400, text: '현재 비밀번호가 일치하지 않습니다.' },
} as const;
