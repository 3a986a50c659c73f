import type { NotifyKind } from './kinds.ts';

/** Names of the kinds. */
export const KIND_NAMES: Readonly<Record<NotifyKind, string>> = {
  offer: '새 일감',
  change: '계약 변경',
  materials: '자재',
  finish: '완료·정산',
  tomorrow: '내일 시작',
  notice: '중요 공지',
  award: '수주',
  untaken: '미수주',
  comment: '댓글과 변경',
  receipt: '자재 수령',
  billing: '계산서 발행일',
  siteTalk: '현장 대화',
  test: '시험 발송',
  siteLog: '작업일보',
  siteReport: '작업완료확인서',
  account: '계정',
};
