/** Partner managers (MSG-127 to MSG-145). */
export const managerMessages = {
  'manager.company.missing': '업체명를 선택해주세요.',
  'manager.company.missingOnEdit': '소속 업체를 선택해주세요.',
  'manager.name.blank': '담당자 이름을 입력해주세요.',
  'manager.name.blankOnEdit': '담당자명을 입력해주세요.',
  'manager.position.blank': '담당자 직급(직책)을 입력해주세요.',
  'manager.phone.middle': '담당자 상세번호(가운데자리)를 입력해주세요.',
  'manager.phone.last': '담당자 상세번호(마지막자리) 입력해주세요.',
  'manager.area.missing': '지역을 선택해주세요.',
  'manager.register.done': '담당자 정보가 성공적으로 등록되었습니다.',
  'manager.edit.done': '담당자 정보가 성공적으로 수정되었습니다.',
  'manager.remove.done': '담당자가 삭제되었습니다.',
  'manager.restore.done': '담당자가 미삭제로 변경되었습니다.',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const managerRefusals = {
  DUPLICATE_PHONE: { status: 409, text: '이미 등록된 번호입니다. 다른 번호를 입력해주세요.' },
} as const;
