/** 보유 기간 (PIPA article 21). */
export const retentionMessages = {
  'retention.blanked': '보유 기간이 지나 지웠습니다.',
  'retention.reason.blank': '변경 사유를 입력해주세요.',
  'retention.months.wrong': '보유 기간을 확인해주세요.',
  'retention.edit.done': '보유 기간이 변경되었습니다.',
  'retention.edit.failed': '저장 중 오류가 발생했습니다.',
  'retention.restore.reason': '되돌리는 사유를 입력해주세요.',
  'retention.restore.confirm': '지워지기 전 상태로 돌아갑니다. 삭제할 때 지워진 알림은 돌아오지 않습니다.',
  'retention.restore.none': '되돌릴 항목을 선택해주세요.',
  'retention.restore.summary': '{done}건 되돌림, {refused}건 되돌리지 못했습니다.',
  'retention.deleted.hint': '삭제된 항목이 없습니다. 보유 기간이 지난 프로젝트는 여기서 사라집니다.',
  'retention.restore.done': '되돌렸습니다.',
  'retention.person.blank': '아이디를 입력해주세요.',
  'retention.person.reason': '자료를 만드는 사유를 10자 이상 입력해주세요.',
  'retention.person.hint':
    '법에 따른 열람·삭제 요청에 답할 때 씁니다. 그 사람에 관해 보관 중인 자료를 파일로 만들고, 만든 일은 사유와 함께 열람 기록에 남습니다.',
  'retention.person.done': '파일을 만들었습니다.',
  'retention.person.failed': '파일을 만들지 못했습니다. 다시 시도해주세요.',
  'retention.job.confirm': '다음 차례에 이만큼 지웁니다. 지운 것은 되돌릴 수 없습니다. 계속하시겠습니까?',
  'retention.job.allowed': '다음 차례(한 시간 안)에 실행하도록 허용했습니다.',
  'retention.job.failed': '허용하지 못했습니다. 다시 시도해주세요.',
} as const;

/** Refusals of this area. */
export const retentionRefusals = {
  RETENTION_PERIOD: { status: 400, text: '보유 기간은 {floor}개월부터 {ceiling}개월까지 정할 수 있습니다.' },
  ALREADY_RESTORED: { status: 409, text: '이미 되돌린 항목입니다.' },
  RETENTION_OVER: { status: 409, text: '보유 기간이 지나 지운 기록은 변경할 수 없습니다.' },
} as const;
