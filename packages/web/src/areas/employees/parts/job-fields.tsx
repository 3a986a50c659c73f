import { EMPLOYMENT_CODES, EMPLOYMENT_LABELS, Employment } from '@portal/contract/areas/employees/codes';
import type { LetterRule } from '@portal/contract/areas/employees/permission-letter';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { SelectField, TextField } from '#ui/fields/fields.tsx';
import { CompanyField } from './company-field.tsx';
import { DepartmentField } from './department-field.tsx';
import type { EmployeeChoices } from './use-employee-choices.ts';
import type { EmployeeValues } from './values.ts';

type Props = {
  form: FormFields<EmployeeValues>;
  choices: EmployeeChoices;
  rule: LetterRule;
  storedLetter?: string | undefined;
};

const STATUSES = EMPLOYMENT_CODES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }));

/** Department, position, entry, number and employment. */
export const WorkFields = ({ form, choices, rule, storedLetter }: Props) => (
  <>
    <CompanyField />
    <DepartmentField form={form} rule={rule} storedLetter={storedLetter} />
    <SelectField label="직책" placeholder="선택" options={choices.positions} {...fieldOf(form, 'Position')} />
    <TextField label="입사일" type="date" {...fieldOf(form, 'UserInDate')} />
    <TextField label="사번" maxLength={50} {...fieldOf(form, 'UserNo')} />
    <SelectField label="재직 상태" placeholder="선택" options={STATUSES} {...fieldOf(form, 'UserStatus')} />
    {form.draft.UserStatus === Employment.Leave && (
      <>
        <TextField label="휴직 시작일" type="date" {...fieldOf(form, 'UserLeaveFrom')} />
        <TextField label="휴직 종료일" type="date" {...fieldOf(form, 'UserLeaveTo')} />
      </>
    )}
    <TextField label="수습 종료일" type="date" {...fieldOf(form, 'ProbEndDate')} />
  </>
);

/** The days that come later: evaluations and leaving. */
export const LaterDays = ({ form }: Pick<Props, 'form'>) => (
  <>
    <TextField label="1차 평가일" type="date" {...fieldOf(form, 'FirstEvalDate')} />
    <TextField label="2차 평가일" type="date" {...fieldOf(form, 'SecondEvalDate')} />
    <TextField label="퇴사일" type="date" {...fieldOf(form, 'UserOutDate')} />
  </>
);

/** Department, position and employment dates (EMP-36, EMP-39). */
export const JobFields = (props: Props) => (
  <FormGrid>
    <WorkFields {...props} />
    <LaterDays form={props.form} />
  </FormGrid>
);
