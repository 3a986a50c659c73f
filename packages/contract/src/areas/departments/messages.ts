/** Departments (MSG-159 to MSG-165). */
export const departmentMessages = {
  'department.name.blank': '부서명을 입력해주세요.',
  'department.add.done': '부서가 등록되었습니다.',
  'department.edit.done': '부서 정보가 수정되었습니다.',
  'department.edit.lettersKept':
    '부서 정보가 수정되었습니다. 이름이 바뀌어도 권한 M은 새로 부여되지 않으므로 소속 직원의 권한은 그대로 유지됩니다.',
  'department.remove.done': '부서가 삭제되었습니다.',
  'department.move.done': '부서가 이동되었습니다.',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const departmentRefusals = {
  DEPT_IN_USE: { status: 409, text: '하위 부서 또는 소속 직원이 있어 삭제할 수 없습니다.' },
} as const;
