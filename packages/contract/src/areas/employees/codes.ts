/** Employment status of staff (EMP-15). */
export const Employment = { Employed: 'A', Leave: 'L', Intern: 'I', Probation: 'P', Retired: 'R' } as const;
export const EMPLOYMENT_CODES = [
  Employment.Employed,
  Employment.Leave,
  Employment.Intern,
  Employment.Probation,
  Employment.Retired,
] as const;
export type Employment = (typeof EMPLOYMENT_CODES)[number];

/** Labels of the employment status (EMP-16). */
export const EMPLOYMENT_LABELS: Readonly<Record<Employment, string>> = {
  A: '재직',
  L: '휴직',
  I: '인턴',
  P: '수습',
  R: '퇴사',
};

/** The label of a status that differs from 재직, '' for 재직. */
export const unusualEmployment = (status: Employment): string =>
  status === Employment.Employed ? '' : EMPLOYMENT_LABELS[status];

/** Mode authorities of staff. Only A allows switching the mode. P is what the add screen sends for C (D-18). */
export const MODE_AUTHORITIES = ['A', 'M', 'C', 'P'] as const;

/** Labels of the mode authorities: all menus, those of staff, those of contractors. */
export const MODE_LABELS: Readonly<Record<(typeof MODE_AUTHORITIES)[number], string>> = {
  A: '전체',
  M: '직원',
  C: '협력사',
  P: '협력사',
};

/** Genders of an employee record. */
export const GENDERS = ['M', 'F'] as const;
/** Label of a gender; '' for none (EMP-27). */
export const genderLabel = (gender: string): string => (gender === 'M' ? '남' : gender === 'F' ? '여' : '');

/** Mail domains offered for a personal mail address; any other can be typed (D-144). */
export const MAIL_PORTALS = ['naver.com', 'gmail.com', 'daum.net', 'hanmail.net', 'nate.com'] as const;

/** Levels of education (LOOKUP-10). */
export const ACADEMICS = [
  { academicCode: '1', academicName: '고등학교 졸업' },
  { academicCode: '2', academicName: '전문대학 졸업' },
  { academicCode: '3', academicName: '대학교 졸업' },
  { academicCode: '4', academicName: '석사' },
  { academicCode: '5', academicName: '박사' },
] as const;

/** Research positions (LOOKUP-11). */
export const RESEARCH_POSITIONS = [
  { researchPositionCode: '1', researchPositionName: '연구소장' },
  { researchPositionCode: '2', researchPositionName: '전담연구원' },
  { researchPositionCode: '3', researchPositionName: '겸임연구원' },
  { researchPositionCode: '4', researchPositionName: '연구보조원' },
] as const;

/** Grades of IT engineers (LOOKUP-12). */
export const IT_GRADES = [
  { itGradeCode: '1', itGradeName: '초급' },
  { itGradeCode: '2', itGradeName: '중급' },
  { itGradeCode: '3', itGradeName: '고급' },
  { itGradeCode: '4', itGradeName: '특급' },
] as const;
