import { PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import { SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import type { EmployeeInfo } from '@portal/contract/areas/employees/shapes';
import { changesBetween } from '@portal/contract/core/forms';
import { describe, expect, it } from 'vitest';
import { storedFile } from '#kit/files/chosen-file.ts';
import { employeeItems } from './employee-items.ts';
import { EMPLOYEE_FILES } from './file-kinds.ts';
import { EMPTY_VALUES, type EmployeeValues, requestOf, savedValues, valuesOf } from './values.ts';

const PERSON: EmployeeInfo = {
  userId: 'kim1',
  userPw: PASSWORD_MASK,
  userName: '김하나',
  userGender: 'F',
  userBirth: '1990-01-01',
  userSocialNum: SOCIAL_NUMBER_MASK,
  userCompanyEmail: 'kim1',
  userEmail: 'kim@naver.com',
  userPhone: '010-1234-5678',
  userZipcode: '',
  userAddr1: '',
  userAddr2: '',
  modeAuthority: 'M',
  menuAuthList: [{ userId: 'kim1', menuId: 2, type: 'T' }],
  userPermission: 'D',
  salesDutyYn: 'N',
  pmDutyYn: 'N',
  accountGuard: '',
  userNo: '1',
  companyId: 1,
  deptId: 4,
  deptName: '개발팀',
  departPath: '마이즈 → 개발팀',
  position: '대리',
  userStatus: 'A',
  bankId: 1,
  bankName: '국민은행',
  bankNum: '****6789',
  userInDate: '',
  userOutDate: '',
  blankedDtm: '',
  firstEvalDate: '',
  secondEvalDate: '',
  probEndDate: '',
  researchPositionCode: '',
  researchPositionYn: 'N',
  academicCode: '',
  majorName: '',
  degreeName: '',
  degreeNo: '',
  majorMatchYn: 'N',
  itGradeCode: '',
  attachFiles: '20261123101530001_a.pdf,20261123101530002_b.pdf',
  userPhoto: '20261123101530003_me.png',
  version: 3,
};

describe('the form values of an employee', () => {
  it('an unchanged form sends the stored values, masks included, and has no changes', () => {
    const values = valuesOf(PERSON);
    expect(requestOf(values)).toMatchObject({
      UserPw: PASSWORD_MASK,
      UserSocialNum: SOCIAL_NUMBER_MASK,
      BankNum: '****6789',
      MenuAuthList: [{ MenuId: 2, Type: 'T' }],
      MenuAuthChgYn: 'N',
      AttachFiles: PERSON.attachFiles,
      UserPhoto: PERSON.userPhoto,
    });
    expect(changesBetween(employeeItems, values, valuesOf(PERSON))).toEqual([]);
  });

  it('every typed field belongs to an item, so that none is locked', () => {
    const fields = new Set(employeeItems.flatMap((item) => item.fields));
    const typed = Object.keys(EMPTY_VALUES).filter((field) => field !== 'UserId');
    expect(typed.filter((field) => !fields.has(field as keyof EmployeeValues))).toEqual([]);
  });

  it('a saved form equals the stored record, so that no change is counted', () => {
    const chosen = { ...storedFile(EMPLOYEE_FILES, '20261123101530009_c.pdf'), id: 'chosen', blob: new Blob(['c']) };
    const typed = { UserPw: 'new-secret', UserSocialNum: '900101-1234568', BankNum: '110-123-456789', files: [chosen] };
    const fresh = valuesOf({ ...PERSON, attachFiles: chosen.stored });
    const saved = savedValues({ ...valuesOf(PERSON), ...typed });
    expect(changesBetween(employeeItems, fresh, saved)).toEqual([]);
  });

  it('a changed secret shows neither its old nor its new value', () => {
    const changed = { UserPw: 'new-secret', UserSocialNum: '900101-1234568', BankNum: '110-123-456789' };
    const shown = JSON.stringify(changesBetween(employeeItems, valuesOf(PERSON), { ...valuesOf(PERSON), ...changed }));
    for (const secret of Object.values(changed)) expect(shown).not.toContain(secret);
  });
});
