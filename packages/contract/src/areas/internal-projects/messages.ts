/** Internal projects: fields that depend on the type, and the copy (MSG-91 to MSG-95, D-84). */
export const internalMessages = {
  'internal.type.missing': '프로젝트 유형을 선택해주세요.',
  'internal.maintenance.missing': '유지보수 유형을 선택해주세요.',
  'internal.pay.missing': '유/무상 여부를 선택해주세요.',
  'internal.price.blank': '금액을 입력해주세요.',
  'internal.startTime.missing': '프로젝트 시작 시간을 선택해주세요.',
  'internal.startTime.half': '시작 시간은 시와 분을 모두 입력해주세요.',
  'internal.complete.consequence': '내용이 고정되고, 복사만 할 수 있게 됩니다.',
  'internal.copy.from': '‘{name}’에서 복사 · 유형, 날짜, 시간, 자재를 입력해주세요',
  'internal.list.hint': '등록한 마이즈 프로젝트가 여기에 표시됩니다.',
} as const;

/** Refusals of this area (refusals.md). */
export const internalRefusals = {
  DELETE_DONE: { status: 409, text: '완료된 프로젝트는 삭제할 수 없습니다.' },
  DUPLICATE_WRID: { status: 409, text: '이미 연결된 외부 번호입니다.' },
} as const;
