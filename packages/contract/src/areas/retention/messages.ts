/** 보유 기간 (PIPA article 21). */
export const retentionMessages = {
  'retention.blanked': '보유 기간이 지나 지웠습니다.',
  'retention.reason.blank': '변경 사유를 입력해주세요.',
  'retention.months.wrong': '보유 기간을 확인해주세요.',
  'retention.edit.done': '보유 기간이 변경되었습니다.',
  'retention.edit.failed': '저장 중 오류가 발생했습니다.',
  'retention.job.confirm': '다음 차례에 이만큼 지웁니다. 지운 것은 되돌릴 수 없습니다. 계속하시겠습니까?',
  'retention.job.allowed': '다음 차례(한 시간 안)에 실행하도록 허용했습니다.',
  'retention.job.failed': '허용하지 못했습니다. 다시 시도해주세요.',
} as const;

/** Refusals of this area. */
export const retentionRefusals = {
  RETENTION_PERIOD: { status: 400, text: '보유 기간은 {floor}개월부터 {ceiling}개월까지 정할 수 있습니다.' },
  RETENTION_OVER: { status: 409, text: '보유 기간이 지나 지운 기록은 변경할 수 없습니다.' },
} as const;
