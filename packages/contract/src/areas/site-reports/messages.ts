/** Texts about the completion reports of a site (D-451). */
export const reportMessages = {
  'report.saved': '작업완료확인서를 저장했습니다.',
  'report.signed': '서명을 저장했습니다.',
  'report.accepted': '작업완료확인서를 접수했습니다.',
  'report.returned': '보완을 요청했습니다.',
  'report.setting.done': '설정을 저장했습니다.',
  'report.summary.blank': '작업 요약을 입력해주세요.',
  'report.photos.none': '전후 사진을 한 장 이상 골라주세요.',
  'report.photos.tooMany': '사진은 30장까지 넣을 수 있습니다.',
  'report.sign.unread': '안내를 읽고 동의해주세요.',
  'report.sign.name': '이름을 입력해주세요.',
  'report.sign.role': '직책을 입력해주세요.',
  'report.sign.strokes': '서명해주세요.',
  'report.absence.note': '서명받지 못한 사유를 입력해주세요.',
  'report.absence.photo': '사진을 넣어주세요.',
  'report.reason.blank': '보완요청 사유를 입력해주세요.',
  'report.new': '작업완료확인서가 서명되었습니다',
  'report.accepted.line': '작업완료확인서가 접수되었습니다',
  'report.returned.line': '작업완료확인서의 보완을 요청했습니다',
  'report.closed': '종료된 현장의 작업완료확인서는 표시하지 않습니다.',
  'report.return.question': '보완을 요청하시겠습니까? 사유는 업체에 그대로 보입니다.',
  'report.photo.failed': '사진을 등록하지 못했습니다.',
  'report.setting.failed': '설정을 저장하지 못했습니다.',
  'report.failed': '작업완료확인서를 저장하지 못했습니다.',
  'report.share.failed': '파일을 공유하지 못했습니다.',
  'report.sign.failed': '서명을 저장하지 못했습니다.',
  'report.decide.failed': '처리하지 못했습니다.',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const reportRefusals = {
  REPORT_MISSING: { status: 409, text: '접수된 작업완료확인서가 없습니다.' },
  REPORT_SIGNED: { status: 409, text: '서명한 작업완료확인서는 바꿀 수 없습니다.' },
  REPORT_DRAFT: { status: 409, text: '다른 기기에서 작성 중인 확인서가 있습니다. 새로고침 후 이어서 작성해주세요.' },
  REPORT_STATE: { status: 409, text: '지금 상태에서는 처리할 수 없습니다. 새로고침 후 확인해주세요.' },
  REPORT_PHOTO: { status: 409, text: '고른 사진을 찾을 수 없습니다. 사진을 다시 골라주세요.' },
} as const;
