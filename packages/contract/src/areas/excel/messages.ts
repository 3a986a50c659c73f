/** Workbooks of lists (D-310 to D-313). */
export const excelMessages = {
  'excel.columns.saved': '열이 저장되었습니다.',
  'excel.columns.none': '열을 하나 이상 선택해주세요.',
  'excel.reason.short': '받는 사유를 {least}자 이상 입력해주세요.',
  'excel.done': 'Excel 파일을 받았습니다.',
  'excel.failed': 'Excel 파일을 만들지 못했습니다. 받은 파일은 없습니다.',
} as const;

/** Refusals of this area. */
export const excelRefusals = {
  EXPORT_ROWS: { status: 400, text: '한 파일에 {most}건까지 담을 수 있습니다. 조건을 좁혀주세요.' },
  EXPORT_BUSY: {
    status: 429,
    text: 'Excel은 한 번에 {most}개까지 만들 수 있습니다. 만드는 중인 파일이 끝난 뒤 다시 시도해주세요.',
  },
} as const;
