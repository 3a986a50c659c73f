/** Settlement (MSG-124 to MSG-126). `unreadable` and `consequence` are ours (D-242, D-234). */
export const settlementMessages = {
  'settlement.month.unreadable': '정산 월은 2026.11과 같이 연도와 월로 입력해주세요.',
  'settlement.finish.noneSelected': '정산완료 처리할 항목을 선택해주세요.',
  'settlement.finish.confirm': '선택된 항목을 정산완료 처리하시겠습니까?',
  'settlement.finish.consequence':
    '되돌릴 수 없습니다. 수주업체에 정산완료로 보이고, 고객 정보는 더 이상 표시되지 않습니다.',
  'settlement.finish.done': '정산완료 처리되었습니다.',
  'settlement.finish.summary': '{done}건 정산완료, {refused}건 처리하지 못했습니다.',
  'settlement.list.hint': '이 달에 계산서를 발급한 프로젝트가 여기에 표시됩니다.',
} as const;

/** Refusals of this area (refusals.md). */
export const settlementRefusals = {
  ALREADY_SETTLED: { status: 409, text: '이미 정산완료 처리된 항목이 있습니다.' },
} as const;
