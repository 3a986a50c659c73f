/** Texts about the records of a site (D-433). */
export const siteMessages = {
  'site.closed': '종료된 현장의 대화는 표시하지 않습니다.',
  'talk.sent': '보냈습니다.',
  'talk.edited': '메시지가 수정되었습니다.',
  'talk.removed': '메시지가 삭제되었습니다.',
  'talk.confirmed': '확인했습니다.',
  'talk.read': '읽음 처리되었습니다.',
  'talk.blank': '내용을 입력해주세요.',
  'talk.deleted': '삭제된 메시지입니다.',
  'talk.remove.confirm': '이 메시지를 삭제하시겠습니까? 사진도 지워집니다.',
  'talk.failed': '메시지를 보내지 못했습니다.',
  'talk.edit.failed': '메시지를 수정하지 못했습니다.',
  'talk.remove.failed': '메시지를 삭제하지 못했습니다.',
  'talk.confirm.failed': '확인을 저장하지 못했습니다.',
  'talk.new': '새 메시지가 있습니다',
  'talk.ask': '확인 요청이 있습니다',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const siteRefusals = {
  SITE_CLOSED: { status: 409, text: '현장 기록을 등록할 수 없는 상태입니다.' },
  TALK_EDIT_OVER: { status: 409, text: '보낸 지 10분이 지나 수정할 수 없습니다.' },
  TALK_CONFIRMED: { status: 409, text: '상대가 확인한 메시지는 수정하거나 삭제할 수 없습니다.' },
  TALK_ANSWERED: { status: 409, text: '이미 확인된 요청입니다.' },
} as const;
