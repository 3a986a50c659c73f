import { birthChecks, employeeAddChecks } from '@portal/contract/areas/employees/forms';
import { FilePicker } from '#kit/files/file-picker.tsx';
import { UploadProgress } from '#kit/files/upload-progress.tsx';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import { RegisterFoot } from '#kit/form/register-foot.tsx';
import { type FormStep, StepForm, useSteps } from '#kit/form/step-form.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { useRegistration } from '#kit/form/use-registration.ts';
import { today } from '#lib/days.ts';
import { paths } from '#lib/paths.ts';
import { registerEmployee } from '../api.ts';
import { EducationFields } from './education-fields.tsx';
import { EMPLOYEE_FILES } from './file-kinds.ts';
import { LaterDays, WorkFields } from './job-fields.tsx';
import { PayFields } from './pay-fields.tsx';
import { ContactFields, IdentityFields, PrivateFields } from './person-fields.tsx';
import { PhotoField } from './photo-field.tsx';
import { STEP_FIELDS, stepSummary } from './register-steps.ts';
import { RightsFields } from './rights-fields.tsx';
import { type EmployeeChoices, useEmployeeChoices } from './use-employee-choices.ts';
import { useEmployeeFiles } from './use-employee-files.ts';
import { idFromMail, UserIdField, useUserIdChecks } from './user-id-field.tsx';
import { EMPTY_VALUES, type EmployeeValues, requestOf } from './values.ts';

type Props = { title: string; onDone: () => Promise<unknown>; onCancel: () => void };

/** The add form uses P for 협력사 (D-18). */
const MODES = ['A', 'M', 'P'];

type Fields = { form: FormFields<EmployeeValues>; choices: EmployeeChoices };

/** Who it is. The id follows the company mail until it is typed. */
function WhoFields({ form }: Pick<Fields, 'form'>) {
  const change = (part: Partial<EmployeeValues>) => {
    const mail = part.UserCompanyEmail;
    form.change(mail === undefined ? part : { ...part, UserId: idFromMail(form.draft, mail) });
  };
  return (
    <FormGrid>
      <ContactFields form={{ ...form, change }} />
      <UserIdField form={form} />
    </FormGrid>
  );
}

/** What may be filled in later. */
const LaterFields = ({ form, choices }: Fields) => (
  <>
    <FormGrid>
      <WideField>
        <PhotoField form={form} />
      </WideField>
      <PrivateFields form={form} />
      <LaterDays form={form} />
    </FormGrid>
    <EducationFields {...{ form, choices }} />
    <FilePicker kind={EMPLOYEE_FILES} files={form.draft.files} onChange={(files) => form.change({ files })} />
  </>
);

/** The steps in their order. The checks of the specification stand in the first four (EMP-49 to EMP-65, D-257). */
const stepsOf = ({ form, choices }: Fields): FormStep[] => [
  {
    title: '기본 정보',
    fields: STEP_FIELDS.who,
    summary: stepSummary.who(form.draft),
    content: <WhoFields form={form} />,
  },
  {
    title: '소속',
    fields: STEP_FIELDS.work,
    summary: stepSummary.work(form.draft),
    content: (
      <FormGrid>
        <WorkFields {...{ form, choices }} rule="add" />
      </FormGrid>
    ),
  },
  {
    title: '메뉴와 권한',
    fields: STEP_FIELDS.rights,
    summary: stepSummary.rights(form.draft),
    content: <RightsFields form={form} modes={MODES} rule="add" />,
  },
  {
    title: '인사 정보',
    fields: STEP_FIELDS.personnel,
    summary: stepSummary.personnel(form.draft),
    content: (
      <FormGrid>
        <IdentityFields form={form} />
        <PayFields {...{ form, choices }} />
      </FormGrid>
    ),
  },
  {
    title: '나중에 채워도 됩니다',
    fields: STEP_FIELDS.later,
    summary: '사진, 주소, 평가일, 학력과 연구, 첨부파일',
    content: <LaterFields {...{ form, choices }} />,
  },
];

/**
 * The registration of an employee in steps. The files are sent first, then the record (EMP-17 to EMP-22, EMP-48 to
 * EMP-81, D-257).
 */
export function RegisterForm({ title, onDone, onCancel }: Props) {
  const choices = useEmployeeChoices();
  const state = useSteps(Object.values(STEP_FIELDS).map((fields) => ({ fields })));
  const registration = useRegistration({
    empty: EMPTY_VALUES,
    initial: { ...EMPTY_VALUES, UserInDate: today() },
    checks: useUserIdChecks([...employeeAddChecks, ...birthChecks(today())]),
    show: state.show,
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
    <RegisterFoot {...{ registration, onCancel }} onSelect={state.show}>
      <UploadProgress uploads={files.photo} files={form.draft.photo} />
      <UploadProgress uploads={files.files} files={form.draft.files} />
    </RegisterFoot>
  );
  return <StepForm {...{ title, form, state, foot }} list={paths.employeeList} steps={stepsOf({ form, choices })} />;
}
