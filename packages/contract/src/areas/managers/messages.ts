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
  'manager.phone.taken': '이미 등록된 번호입니다.',
  'manager.phone.free': '사용 가능한 번호입니다.',
  'manager.password.later': '등록한 뒤 담당자 상세에서 비밀번호를 정하고 본인에게 알려주어야 로그인할 수 있습니다.',
  'manager.register.done': '담당자 정보가 성공적으로 등록되었습니다.',
  'manager.register.failed': '담당자 정보가 등록 중 오류가 발생했습니다.',
  'manager.edit.done': '담당자 정보가 성공적으로 수정되었습니다.',
  'manager.edit.failed': '담당자 정보 수정 중 오류가 발생했습니다.',
  'manager.remove.noneSelected': '원하시는 삭제 담당자 리스트를 선택해주세요.',
  'manager.remove.already': '이미 삭제된 담당자입니다.',
  'manager.remove.confirm': '선택된 담당자 항목을 삭제하시겠습니까?',
  'manager.remove.summary': '{done}명 삭제, {refused}명 삭제하지 못했습니다.',
  'manager.remove.failed': '담당자를 삭제하지 못했습니다.',
  'manager.restore.failed': '담당자를 미삭제로 변경하지 못했습니다.',
  'manager.remove.done': '담당자가 삭제되었습니다.',
  'manager.restore.noneSelected': '원하시는 미삭제 담당자 리스트를 선택해주세요.',
  'manager.restore.already': '삭제되지 않은 담당자입니다.',
  'manager.restore.confirm': '선택된 담당자 항목을 미삭제 로 변경하시겠습니까?',
  'manager.restore.summary': '{done}명 미삭제로 변경, {refused}명 변경하지 못했습니다.',
  'manager.restore.done': '담당자가 미삭제로 변경되었습니다.',
  'manager.list.hint': '등록한 업체 담당자가 여기에 표시됩니다.',
  'manager.password.locked': '업체 담당자의 비밀번호는 담당자 메뉴나 관리자 권한이 있는 직원만 설정할 수 있습니다.',
} as const;

/** Refusals of this area (refusals.md). */
export const managerRefusals = {
  DUPLICATE_PHONE: { status: 409, text: '이미 등록된 번호입니다. 다른 번호를 입력해주세요.' },
} as const;
