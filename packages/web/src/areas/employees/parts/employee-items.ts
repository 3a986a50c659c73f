import { PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import { EMPLOYMENT_LABELS, genderLabel, MODE_LABELS } from '@portal/contract/areas/employees/codes';
import { grantKey } from '@portal/contract/areas/employees/menu-grants';
import { maskAccount, SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import { choiceItem, type FormItem, fieldItem } from '@portal/contract/core/forms';
import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import type { EmployeeValues } from './values.ts';

type Item = FormItem<EmployeeValues>;

const labelFrom = (labels: Readonly<Record<string, string>>) => (code: string) => labels[code] ?? code;

/** A flag as text. */
export const yesOrNo = (flag: string): string => (flag === 'Y' ? '예' : '아니오');

const secretItem = (
  name: string,
  field: 'UserPw' | 'UserSocialNum' | 'BankNum',
  shown: (value: string) => string,
): Item => ({
  name,
  fields: [field],
  key: (values) => values[field],
  show: (values) => shown(values[field]),
});

const fileItem = (name: string, field: 'photo' | 'files'): Item => {
  const read = (values: EmployeeValues): readonly ChosenFile[] => values[field];
  return {
    name,
    fields: [field],
    key: (values) =>
      read(values)
        .map(({ id }) => id)
        .join(','),
    show: (values) =>
      read(values)
        .map(({ original }) => original)
        .join(', '),
  };
};

/**
 * The items of an edit in form order. They count the changes before a save, and compare them with another user's save.
 * They need no reasons (D-106).
 */
export const employeeItems: readonly Item[] = [
  secretItem('비밀번호', 'UserPw', () => PASSWORD_MASK),
  fileItem('사진', 'photo'),
  fieldItem('이름', 'UserName'),
  fieldItem('성별', 'UserGender', genderLabel),
  fieldItem('생년월일', 'UserBirth'),
  secretItem('주민번호', 'UserSocialNum', (value) => (value === '' ? '' : SOCIAL_NUMBER_MASK)),
  fieldItem('사내메일', 'UserCompanyEmail'),
  fieldItem('개인메일', 'UserEmail'),
  {
    name: '휴대폰',
    fields: ['UserPhone'],
    key: ({ UserPhone }) => phoneDigits(UserPhone),
    show: ({ UserPhone }) => withHyphens(UserPhone),
  },
  {
    name: '주소',
    fields: ['UserZipcode', 'UserAddr1', 'UserAddr2'],
    key: ({ UserZipcode, UserAddr1, UserAddr2 }) => [UserZipcode, UserAddr1, UserAddr2].join('\n'),
    show: ({ UserZipcode, UserAddr1, UserAddr2 }) => [UserZipcode, UserAddr1, UserAddr2].join(' ').trim(),
  },
  fieldItem('모드전환 권한', 'ModeAuthority', labelFrom(MODE_LABELS)),
  {
    name: '메뉴 권한',
    fields: ['MenuAuthList', 'MenuAuthChgYn'],
    key: ({ MenuAuthList }) => MenuAuthList.map(grantKey).sort().join(' '),
    show: ({ MenuAuthList }) => `${MenuAuthList.length}개`,
  },
  fieldItem('사번', 'UserNo'),
  { ...choiceItem('소속', 'DeptId', 'departPath'), fields: ['DeptId', 'departPath', 'deptName'] },
  fieldItem('직책', 'Position'),
  fieldItem('재직 상태', 'UserStatus', labelFrom(EMPLOYMENT_LABELS)),
  fieldItem('입사일', 'UserInDate'),
  fieldItem('퇴사일', 'UserOutDate'),
  fieldItem('1차 평가일', 'FirstEvalDate'),
  fieldItem('2차 평가일', 'SecondEvalDate'),
  fieldItem('수습 종료일', 'ProbEndDate'),
  choiceItem('급여은행', 'BankId', 'bankName'),
  secretItem('급여계좌', 'BankNum', maskAccount),
  fieldItem('최종 학력', 'AcademicCode'),
  fieldItem('전공', 'MajorName'),
  fieldItem('전공 일치', 'MajorMatchYn', yesOrNo),
  fieldItem('학위', 'DegreeName'),
  fieldItem('학위번호', 'DegreeNo'),
  fieldItem('연구직', 'ResearchPositionYn', yesOrNo),
  fieldItem('연구 직위', 'ResearchPositionCode'),
  fieldItem('IT 등급', 'ItGradeCode'),
  fileItem('첨부파일', 'files'),
];
