/** The sections of an employee's record that turn into fields, with the names of their items. */
export const EMPLOYEE_SECTIONS = {
  job: [
    '사번',
    '소속',
    '직책',
    '재직 상태',
    '휴직 시작일',
    '휴직 종료일',
    '입사일',
    '퇴사일',
    '1차 평가일',
    '2차 평가일',
    '수습 종료일',
  ],
  person: ['사진', '이름', '성별', '생년월일', '주민번호', '사내메일', '개인메일', '휴대폰', '주소'],
  rights: ['모드전환 권한', '메뉴 권한'],
  pay: ['급여은행', '급여계좌'],
  education: ['최종 학력', '전공', '전공 일치', '학위', '학위번호', '연구직', '연구 직위', 'IT 등급'],
  files: ['첨부파일'],
} as const;
export type EmployeeSection = keyof typeof EMPLOYEE_SECTIONS;
