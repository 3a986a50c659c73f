/** The own mail address for messages (D-411). */
export const mailMessages = {
  'mail.address.blank': '메일 주소를 입력해주세요.',
  'mail.address.wrong': '메일 주소 형식이 올바르지 않습니다.',
  'mail.code.sent': '인증번호를 보냈습니다.',
  'mail.saved': '메일 주소를 등록했습니다.',
  'mail.removed': '메일 주소를 지웠습니다.',
  'mail.remove.confirm': '등록한 메일 주소를 지우시겠습니까? 메일로는 더 이상 알려드리지 않습니다.',
  'mail.failed': '메일 주소를 처리하는 중 오류가 발생했습니다.',
} as const;

/** Refusals of the own mail address. */
export const mailRefusals = {
  CODE_WRONG: { status: 400, text: '인증번호가 올바르지 않습니다.' },
  MAIL_REFUSED: {
    status: 400,
    text: '메일 서버가 이 주소를 받지 않습니다. 주소가 맞는지, 메일함이 가득 차지 않았는지 확인해주세요.',
  },
  MAIL_UNSENT: { status: 503, text: '메일을 보내지 못했습니다. 잠시 후 다시 시도해주세요.' },
} as const;
