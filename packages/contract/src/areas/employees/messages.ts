/** Employees (MSG-146 to MSG-158). */
export const employeeMessages = {
  'employee.id.blank': '아이디를 입력해주세요.',
  'employee.id.form': '아이디는 영문, 숫자, 점, 하이픈, 밑줄로 50자까지 입력할 수 있습니다.',
  'employee.password.blank': '비밀번호를 입력해주세요.',
  'employee.name.blank': '이름을 입력해주세요.',
  'employee.gender.missing': '성별을 선택해주세요.',
  'employee.birth.blank': '생년월일을 입력해주세요.',
  'employee.socialNumber.front': '주민번호 앞자리를 입력해주세요.',
  'employee.socialNumber.back': '주민번호 뒷자리를 입력해주세요.',
  'employee.socialNumber.wrong': '주민등록번호가 올바르지 않습니다.',
  'employee.companyMail.blank': '사내메일 계정을 입력해주세요.',
  'employee.phone.blank': '휴대폰 번호를 입력해주세요.',
  'employee.mode.missing': '모드변한 권한을 선택해주세요.',
  'employee.menus.missing': '메뉴 권한을 선택해주세요.',
  'employee.number.blank': '사번을 입력해주세요.',
  'employee.department.missing': '소속을 선택해주세요.',
  'employee.position.missing': '직책을 선택해주세요.',
  'employee.status.missing': '재직 상태를 선택해주세요.',
  'employee.bank.missing': '급여은행을 선택해주세요.',
  'employee.account.blank': '급여계좌를 입력해주세요.',
  'employee.register.done': '직원이 성공적으로 등록되었습니다.',
  'employee.register.failed': '직원 등록 중 오류가 발생했습니다.',
  'employee.numbers.failed': '전체 번호를 불러오지 못했습니다.',
  'employee.edit.done': '직원 정보가 성공적으로 수정되었습니다.',
  'employee.edit.failed': '직원 정보 수정 중 오류가 발생했습니다.',
  'employee.remove.noneSelected': '원하시는 삭제 직원 리스트를 선택해주세요.',
  'employee.remove.confirm': '선택된 직원 항목을 삭제하시겠습니까?',
  'employee.remove.summary': '{done}건 삭제, {refused}건 삭제하지 못했습니다.',
  'employee.remove.done': '직원이 삭제되었습니다.',
  'employee.upload.failed': '직원 이미지 업로드 중 오류가 발생했습니다.',
  'employee.password.own': '본인의 비밀번호는 내 정보 수정에서 변경해주세요.',
  'employee.lastManager': '권한 M이 있는 마지막 사용자입니다.',
  'employee.lastManager.command':
    '권한 M이 있는 마지막 사용자를 닫을 수 없습니다. 먼저 npm run portal -- create-admin <아이디> <이름> 명령으로 관리자를 만들어주세요.',
  'employee.permission.confirm': '{refusal} 계속하시겠습니까?',
  'employee.photo.type': '허용되지 않는 파일 형식입니다. (허용 확장자: jpg, jpeg, png).',
} as const;

/** Refusals of this area (decisions.md section 24). */
export const employeeRefusals = {
  DUPLICATE_ID: { status: 409, text: '이미 존재하는 아이디입니다.' },
  PERSON_HAS_M: {
    status: 403,
    text: '권한 M이 있는 직원의 비밀번호, 상태, 소속과 권한을 바꾸거나 직원을 삭제하려면 권한 M이 필요합니다.',
  },
  PERSON_HAS_MENUS: {
    status: 403,
    text: '본인에게 없는 메뉴 권한이 있는 직원의 비밀번호, 상태, 소속을 바꾸거나 직원을 삭제하려면 권한 M이 필요합니다.',
  },
  PERMISSION_CHANGES: { status: 409, text: '권한이 바뀝니다: {people}.' },
  SELF_DELETE: { status: 409, text: '본인 계정은 삭제할 수 없습니다.' },
} as const;
