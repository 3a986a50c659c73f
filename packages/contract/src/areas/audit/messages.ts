/** Logs and their review (D-162, D-163). */
export const auditMessages = {
  'audit.review.done': '점검이 기록되었습니다.',
  'audit.review.failed': '점검 기록 중 오류가 발생했습니다.',
  'audit.review.blank': '점검 결과를 입력해주세요.',
  'audit.review.confirm': '이 달의 열람을 점검했다고 기록하시겠습니까? 기록은 고치거나 지울 수 없습니다.',
  'audit.access.hint': '개인정보를 열람하면 누가 누구의 정보를 왜 보았는지 여기에 남습니다.',
  'audit.change.hint': '메뉴 권한, 업체, 자재, 평가 항목을 바꾸면 누가 무엇을 왜 바꿨는지 여기에 남습니다.',
  'audit.security.hint': '로그인 실패, 거부된 요청과 보안 설정의 변경이 여기에 남습니다.',
} as const;

/** Refusals of this area. */
export const auditRefusals = {
  REVIEW_EARLY: { status: 409, text: '끝난 달만 점검할 수 있습니다.' },
} as const;
