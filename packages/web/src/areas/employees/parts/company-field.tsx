import { DeptKind } from '@portal/contract/areas/departments/kinds';
import { useDepartments } from '#areas/departments/public/use-departments.ts';
import { LockedValue } from '#kit/form/form-frame.tsx';
import { Field } from '#ui/fields/fields.tsx';

/** The company of an employee: always the own one, the root of the department tree (EMP-36, EMP-86, D-113). */
export function CompanyField() {
  const { data = [] } = useDepartments();
  const company = data.find(({ type }) => type === DeptKind.Company);
  return (
    <Field label="회사" name="CompanyId">
      <LockedValue>{company?.deptName ?? ''}</LockedValue>
    </Field>
  );
}
