/** The contractors' inbox (D-382) and interests (D-424), and sending again (D-394). */
export const notifyMessages = {
  'notify.empty': '모두 확인했습니다',
  'notify.empty.hint': '새 일감과 계약 변경이 생기면 여기에 쌓입니다. 180일 동안 볼 수 있습니다.',
  'notify.read.done': '알림이 읽음처리되었습니다.',
  'notify.allRead.done': '모든 알림이 읽음처리되었습니다.',
  'notify.interest.done': '관심 지역과 관심 공종을 저장했습니다.',
  'notify.interest.failed': '관심 지역과 관심 공종을 저장하는 중 오류가 발생했습니다.',
  'notify.resend.confirm': '알림을 다시 보내시겠습니까?',
  'notify.resend.done': '알림을 다시 보냈습니다.',
  'notify.resend.failed': '알림을 다시 보내는 중 오류가 발생했습니다.',
  'notify.resend.none': '다시 보낼 알림을 선택해주세요.',
  'notify.resend.summary': '{done}건 다시 발송, {refused}건 다시 보내지 못했습니다.',
  'notify.test.done': '시험 알림을 보냈습니다. 결과는 목록에서 확인해주세요.',
  'notify.test.failed': '시험 알림을 보내는 중 오류가 발생했습니다.',
  'notify.cancel.confirm': '선택한 알림을 보내지 않고 취소하시겠습니까?',
  'notify.cancel.done': '알림을 취소했습니다.',
  'notify.cancel.failed': '알림을 취소하는 중 오류가 발생했습니다.',
  'notify.cancel.none': '취소할 알림을 선택해주세요.',
  'notify.cancel.summary': '{done}건 취소, {refused}건 취소하지 못했습니다.',
  'notify.choice.done': '알림 설정을 저장했습니다.',
  'notify.change.untold': '지금은 계약 변경을 포털 알림으로만 받습니다. 받을 수단을 등록하고 켜주세요.',
  'notify.unreached': '계약 변경을 포털 알림으로만 받는 사람: {names}. 급한 일은 전화로 알려주세요.',
  'notify.choice.failed': '알림 설정을 저장하는 중 오류가 발생했습니다.',
  'notify.talkOffer.done': '새 일감 알림톡을 신청했습니다.',
} as const;

/** Refusals of sending again, and of the own settings. */
export const notifyRefusals = {
  ALERT_NEEDED: { status: 400, text: '계약 변경 알림은 한 가지 이상의 수단으로 받아야 합니다.' },
  CONSENT_NEEDED: { status: 400, text: '새 일감 알림톡은 먼저 신청해주세요.' },
  SENT_JUST_NOW: { status: 409, text: '방금 발송한 알림입니다.' },
  TEST_UNREACHED: { status: 409, text: '시험 알림을 받을 수단이 없습니다. 알림 설정에서 받는 수단을 확인해주세요.' },
  NOT_CANCELABLE: { status: 409, text: '이미 보냈거나 취소된 알림입니다.' },
  NOT_RESENDABLE: { status: 409, text: '다시 보낼 수 없는 알림입니다.' },
} as const;
