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
  'site.headcount.wrong': '온 사람 수를 1명부터 99명까지 입력해주세요.',
  'site.arrive.done': '현장 도착을 등록했습니다.',
  'site.arrive.failed': '현장 도착을 등록하지 못했습니다.',
  'site.leave.done': '작업 종료를 등록했습니다.',
  'site.leave.failed': '작업 종료를 등록하지 못했습니다.',
  'site.position': '위치는 묻지도 저장하지도 않습니다. 시각만 남습니다.',
  'site.today.more': '현장이 많아 일부만 보입니다.',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const siteRefusals = {
  SITE_CLOSED: { status: 409, text: '현장 기록을 등록할 수 없는 상태입니다.' },
  TALK_EDIT_OVER: { status: 409, text: '보낸 지 10분이 지나 수정할 수 없습니다.' },
  TALK_CONFIRMED: { status: 409, text: '상대가 확인한 메시지는 수정하거나 삭제할 수 없습니다.' },
  TALK_ANSWERED: { status: 409, text: '이미 확인된 요청입니다.' },
  VISIT_EARLY: { status: 409, text: '시작일 전날부터 등록할 수 있습니다.' },
  SAFETY_OPEN: { status: 400, text: '안전 점검 항목을 모두 확인해주세요.' },
} as const;
