/** Texts about the receipt of materials by photo (D-449). */
export const receiptMessages = {
  'receipt.photo.missing': '사진을 한 장 이상 골라주세요.',
  'receipt.count.wrong': '부족하거나 파손된 수량을 확인해주세요.',
  'receipt.asked': '확인 요청을 보냈습니다.',
  'receipt.accepted': '차이를 인정했습니다.',
  'receipt.accept.failed': '차이를 인정하지 못했습니다.',
  'receipt.accept.confirm': '차이를 인정하면 자재수령이 끝납니다. 계속하시겠습니까?',
} as const;

/** Refusals of this area (refusals.md). */
export const receiptRefusals = {
  RECEIPT_WAITING: { status: 409, text: '자재 차이의 확인을 기다리고 있습니다.' },
  RECEIPT_ANSWERED: { status: 409, text: '이미 처리된 확인 요청입니다.' },
  RECEIPT_LINES: { status: 409, text: '보낸 자재가 바뀌었습니다. 화면을 새로 고쳐주세요.' },
} as const;
