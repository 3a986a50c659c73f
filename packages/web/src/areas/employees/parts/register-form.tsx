import { employeeAddChecks } from '@portal/contract/areas/employees/forms';
import { UploadProgress } from '#kit/files/upload-progress.tsx';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { RegisterFoot } from '#kit/form/register-foot.tsx';
import { useRegistration } from '#kit/form/use-registration.ts';
import { registerEmployee } from '../api.ts';
import { EmployeeSections } from './employee-sections.tsx';
import { useEmployeeChoices } from './use-employee-choices.ts';
import { useEmployeeFiles } from './use-employee-files.ts';
import { UserIdField, useUserIdChecks } from './user-id-field.tsx';
import { EMPTY_VALUES, requestOf } from './values.ts';

type Props = { onDone: () => Promise<unknown>; onCancel: () => void };

/** The add form uses P for 외주업체 (D-18). */
const MODES = ['A', 'M', 'P'];

/**
 * The registration form of an employee. The files are sent first, then the record (EMP-17 to EMP-22, EMP-48 to EMP-81).
 */
export function RegisterForm({ onDone, onCancel }: Props) {
  const choices = useEmployeeChoices();
  const registration = useRegistration({
    empty: EMPTY_VALUES,
    checks: useUserIdChecks(employeeAddChecks),
    requestOf: async (draft) => {
      const sent = await files.sendAll(draft);
      return sent && requestOf(sent);
    },
    send: registerEmployee,
    done: 'employee.register.done',
    failed: 'employee.register.failed',
    onDone,
  });
  const { form } = registration;
  const files = useEmployeeFiles(form);
  const foot = (
    <RegisterFoot {...{ registration, onCancel }}>
      <UploadProgress uploads={files.photo} files={form.draft.photo} />
      <UploadProgress uploads={files.files} files={form.draft.files} />
    </RegisterFoot>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <EmployeeSections {...{ form, choices }} userId={<UserIdField form={form} />} modes={MODES} rule="add" />
    </FormFrame>
  );
}
