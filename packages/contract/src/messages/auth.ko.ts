/** Sign-in and session (MSG-08 to MSG-17). */
export const auth = {
  'auth.userId.blank': '아이디를 입력해주세요.',
  'auth.password.blank': '비밀번호를 입력해주세요.',
  'auth.logout.done': '로그아웃되었습니다.',
  'auth.logout.confirm': '로그아웃 하시겠습니까?',
} as const;
