/** 기준정보 (D-133). */
export const referenceMessages = {
  'reference.name.blank': '이름을 입력해주세요.',
  'reference.company.blank': '업체명을 입력해주세요.',
  'reference.businessNumber.wrong': '사업자등록번호가 올바르지 않습니다.',
  'reference.phone.wrong': '전화번호가 올바르지 않습니다.',
  'reference.material.blank': '자재명을 입력해주세요.',
  'reference.menuLink.wrong': '메뉴 링크는 /로 시작하거나 비어 있어야 합니다.',
  'reference.menuDomain.wrong': '메뉴 도메인은 https:// 주소여야 합니다.',
  'reference.save.failed': '저장 중 오류가 발생했습니다.',
  'reference.retire.confirm': '사용 안 함으로 바꾸시겠습니까? 이미 쓰인 곳에는 그대로 남습니다.',
  'reference.remove.confirm': '삭제하시겠습니까? 되돌릴 수 없습니다.',
  'reference.remove.failed': '삭제 중 오류가 발생했습니다.',
  'reference.import.failed': '엑셀 등록 중 오류가 발생했습니다.',
  'reference.add.done': '등록되었습니다.',
  'reference.edit.done': '수정되었습니다.',
  'reference.order.done': '순서가 변경되었습니다.',
  'reference.retire.done': '사용 여부가 변경되었습니다.',
  'reference.remove.done': '삭제되었습니다.',
  'reference.import.done': '{count}건을 등록했습니다.',
  'reference.import.checked': '{count}건을 등록할 수 있습니다.',
  'reference.import.faulty': '{count}건에 오류가 있습니다.',
  'reference.import.required': '{heading}을(를) 입력해주세요.',
  'reference.import.tooLong': '{heading}이(가) 너무 깁니다.',
  'reference.import.known': '이미 등록되어 있습니다.',
  'reference.import.twice': '{row}행과 같은 내용입니다.',
} as const;

/** Refusals of this area. */
export const referenceRefusals = {
  REFERENCE_EXISTS: { status: 409, text: '이미 등록되어 있습니다.' },
  REFERENCE_IN_USE: { status: 409, text: '사용 중이므로 삭제할 수 없습니다. 미사용으로 변경해주세요.' },
  IMPORT_FILE: { status: 400, text: '엑셀 파일(xlsx)을 읽을 수 없습니다.' },
  IMPORT_SIZE: {
    status: 400,
    text: '엑셀 파일의 내용이 너무 많습니다. 모든 시트를 {rows}행, {columns}열 안으로 줄여주세요.',
  },
  IMPORT_HEADINGS: { status: 400, text: '첫 행의 제목이 양식과 다릅니다. 양식을 내려받아 사용해주세요.' },
  IMPORT_EMPTY: { status: 400, text: '등록할 행이 없습니다.' },
  IMPORT_ROWS: { status: 400, text: '한 번에 {most}행까지 등록할 수 있습니다.' },
  IMPORT_FAULTS: { status: 400, text: '{count}건에 오류가 있어 아무것도 등록하지 않았습니다.' },
} as const;
