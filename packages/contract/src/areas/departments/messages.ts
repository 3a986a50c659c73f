/** Departments (MSG-159 to MSG-165). */
export const departmentMessages = {
  'department.name.blank': '부서명을 입력해주세요.',
  'department.add.done': '부서가 등록되었습니다.',
  'department.edit.done': '부서 정보가 수정되었습니다.',
  'department.edit.lettersKept':
    '부서 정보가 수정되었습니다. 이름이 바뀌어도 관리자 권한은 새로 부여되지 않으므로 소속 직원의 권한은 그대로 유지됩니다.',
  'department.edit.managerAsked':
    '이 이름의 부서에는 관리자 권한이 부여됩니다. 이름을 바꾸어도 지금 소속된 직원에게는 관리자 권한이 새로 부여되지 않으며, 이 변경은 기록됩니다. 계속하시겠습니까?',
  'department.letter.changes':
    '이 이름의 부서는 직원을 등록할 때 권한 {first}, 그 직원을 다음에 수정할 때 권한 {next}입니다. 이름에 ‘국내영업’이나 ‘전략영업’이 들어가면 바뀌지 않습니다.',
  'department.save.failed': '부서 저장 중 오류가 발생했습니다.',
  'department.remove.confirm': '선택된 부서를 삭제하시겠습니까?',
  'department.remove.done': '부서가 삭제되었습니다.',
  'department.move.done': '부서가 이동되었습니다.',
  'department.members.hint': '이 부서와 하위 부서에 속한 직원이 여기에 표시됩니다.',
} as const;

/** Refusals of this area (refusals.md). */
export const departmentRefusals = {
  DEPT_IN_USE: { status: 409, text: '하위 부서 또는 소속 직원이 있어 삭제할 수 없습니다.' },
} as const;
