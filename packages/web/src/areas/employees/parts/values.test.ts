import { PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import { changesBetween } from '@portal/contract/core/forms';
import { describe, expect, it } from 'vitest';
import { storedFile } from '#kit/files/chosen-file.ts';
import { SAMPLE_EMPLOYEE } from '#test-kit/sample-employee.ts';
import { employeeItems } from './employee-items.ts';
import { EMPLOYEE_FILES } from './file-kinds.ts';
import { EMPTY_VALUES, type EmployeeValues, requestOf, savedValues, valuesOf } from './values.ts';

describe('the form values of an employee', () => {
  it('an unchanged form sends the stored values but the numbers, and has no changes', () => {
    const values = valuesOf(SAMPLE_EMPLOYEE);
    expect(requestOf(values)).toMatchObject({
      UserPw: PASSWORD_MASK,
      MenuAuthList: [{ MenuId: 2, Type: 'T' }],
      MenuAuthChgYn: 'N',
      AttachFiles: SAMPLE_EMPLOYEE.attachFiles,
      UserPhoto: SAMPLE_EMPLOYEE.userPhoto,
    });
    expect(changesBetween(employeeItems, values, valuesOf(SAMPLE_EMPLOYEE))).toEqual([]);
  });

  it('every typed field belongs to an item, so that none is locked', () => {
    const fields = new Set(employeeItems.flatMap((item) => item.fields));
    const typed = Object.keys(EMPTY_VALUES).filter((field) => field !== 'UserId');
    expect(typed.filter((field) => !fields.has(field as keyof EmployeeValues))).toEqual([]);
  });

  it('a saved form equals the stored record, so that no change is counted', () => {
    const chosen = { ...storedFile(EMPLOYEE_FILES, '20261123101530009_c.pdf'), id: 'chosen', blob: new Blob(['c']) };
    const typed = { UserPw: 'new-secret', UserSocialNum: '900101-1234568', BankNum: '110-123-456789', files: [chosen] };
    const fresh = valuesOf({ ...SAMPLE_EMPLOYEE, attachFiles: chosen.stored });
    const saved = savedValues({ ...valuesOf(SAMPLE_EMPLOYEE), ...typed });
    expect(changesBetween(employeeItems, fresh, saved)).toEqual([]);
  });

  it('a request has a number only when it was typed, so an edit sends nothing of what it did not touch (D-501)', () => {
    const untouched = requestOf(valuesOf(SAMPLE_EMPLOYEE));
    expect(['UserSocialNum', 'BankNum'].filter((field) => field in untouched)).toEqual([]);
    expect(requestOf({ ...valuesOf(SAMPLE_EMPLOYEE), BankNum: '110-123-456789' }).BankNum).toBe('110-123-456789');
  });

  it('a changed secret shows neither its old nor its new value', () => {
    const changed = { UserPw: 'new-secret', UserSocialNum: '900101-1234568', BankNum: '110-123-456789' };
    const shown = JSON.stringify(
      changesBetween(employeeItems, valuesOf(SAMPLE_EMPLOYEE), { ...valuesOf(SAMPLE_EMPLOYEE), ...changed }),
    );
    for (const secret of Object.values(changed)) expect(shown).not.toContain(secret);
  });
});
