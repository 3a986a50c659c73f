/** Texts about 작업일보 (D-447). */
export const siteLogMessages = {
  'log.work.blank': '작업 내용을 입력해주세요.',
  'log.headcount.wrong': '투입 인원을 1명부터 99명까지 입력해주세요.',
  'log.used.wrong': '사용 자재의 수량을 확인해주세요.',
  'log.used.more': '받은 것보다 많이 썼습니다: {lines}. 맞습니까?',
  'log.delay.blank': '지연 내용을 입력해주세요.',
  'log.added': '작업일보를 등록했습니다.',
  'log.edited': '작업일보를 수정했습니다.',
  'log.add.failed': '작업일보를 등록하지 못했습니다.',
  'log.edit.failed': '작업일보를 수정하지 못했습니다.',
  'log.missing': '오늘 작업일보가 없습니다',
  'log.missing.day': '작업일보가 없습니다',
} as const;

/** Refusals of this area (refusals.md). */
export const siteLogRefusals = {
  LOG_DAY: { status: 400, text: '오늘이나 지난 작업일의 일보만 쓸 수 있습니다.' },
  LOG_EXISTS: { status: 409, text: '이 날의 작업일보가 이미 있습니다. 등록된 일보를 수정해주세요.' },
  LOG_MATERIAL: { status: 400, text: '보낸 자재가 아닌 것이 있습니다. 화면을 새로 고쳐주세요.' },
} as const;
