/** Links with which people set their own password (D-504). */
export const passwordLinkMessages = {
  'passwordLink.code.blank': '받은 코드를 입력해주세요.',
  'passwordLink.ask': '본인이 비밀번호를 정할 링크를 만드시겠습니까?',
  'passwordLink.failed': '비밀번호 링크를 만들지 못했습니다.',
  'passwordLink.mailed': '{mail} 주소로 링크를 보냈습니다.',
  'passwordLink.told': '같은 업체 담당자의 비밀번호 링크가 발급되었습니다',
} as const;

/** Refusals of this area. */
export const passwordLinkRefusals = {
  LINK_OVER: {
    status: 400,
    text: '코드가 올바르지 않거나, 이미 사용했거나, 기간이 지났습니다. 담당 직원에게 새 링크를 요청해주세요.',
  },
} as const;
