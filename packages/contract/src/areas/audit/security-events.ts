import type { SecurityEventCode } from './lists.ts';

/** The kinds of security events in the order of their filter, with their labels in the log (TH34). */
export const SECURITY_EVENTS = [
  { value: 'sign-in', label: '로그인' },
  { value: 'ticket', label: '그룹웨어 로그인' },
  { value: 'sign-out', label: '로그아웃' },
  { value: 'session-end', label: '로그인 종료' },
  { value: 'failed', label: '로그인 실패' },
  { value: 'throttled', label: '제한' },
  { value: 'denied', label: '거부' },
  { value: 'factor', label: '2단계 인증 변경' },
  { value: 'rights', label: '권한 변경' },
  { value: 'password', label: '비밀번호 설정' },
  { value: 'account', label: '계정 변경' },
  { value: 'export', label: '내려받기' },
  { value: 'keys', label: '키 교체' },
  { value: 'purged', label: '보관기간 삭제' },
  { value: 'retention', label: '보유 기간 파기' },
  { value: 'jobs', label: '작업 보류' },
] as const satisfies readonly { value: SecurityEventCode; label: string }[];

/** Label of a security event in the log. */
export const eventLabel = (code: SecurityEventCode): string =>
  SECURITY_EVENTS.find(({ value }) => value === code)?.label ?? code;
