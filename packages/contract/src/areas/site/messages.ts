/** Texts about the records of a site (D-433). */
export const siteMessages = {
  'site.closed': '종료된 현장의 대화는 표시하지 않습니다.',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const siteRefusals = {
  SITE_CLOSED: { status: 409, text: '현장 기록을 등록할 수 없는 상태입니다.' },
} as const;
