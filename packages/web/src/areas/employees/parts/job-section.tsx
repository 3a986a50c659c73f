import { EMPLOYMENT_CODES, EMPLOYMENT_LABELS } from '@portal/contract/areas/employees/codes';
import type { LetterRule } from '@portal/contract/areas/employees/permission-letter';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { SelectField, TextField } from '#ui/fields/fields.tsx';
import { Section } from '#ui/text/headings.tsx';
import { CompanyField } from './company-field.tsx';
import { DepartmentField } from './department-field.tsx';
import type { EmployeeChoices } from './use-employee-choices.ts';
import type { EmployeeValues } from './values.ts';

type Props = { form: FormFields<EmployeeValues>; choices: EmployeeChoices; rule: LetterRule };

const STATUSES = EMPLOYMENT_CODES.map((value) => ({ value, label: EMPLOYMENT_LABELS[value] }));

/** Department, position and employment dates (EMP-36, EMP-39). */
export const JobSection = ({ form, choices, rule }: Props) => (
  <Section title="소속과 재직">
    <FormGrid>
      <TextField label="사번" maxLength={50} {...fieldOf(form, 'UserNo')} />
      <CompanyField />
      <DepartmentField form={form} rule={rule} />
      <SelectField label="직책" placeholder="선택" options={choices.positions} {...fieldOf(form, 'Position')} />
      <SelectField label="재직 상태" placeholder="선택" options={STATUSES} {...fieldOf(form, 'UserStatus')} />
      <TextField label="입사일" type="date" {...fieldOf(form, 'UserInDate')} />
      <TextField label="퇴사일" type="date" {...fieldOf(form, 'UserOutDate')} />
      <TextField label="1차 평가일" type="date" {...fieldOf(form, 'FirstEvalDate')} />
      <TextField label="2차 평가일" type="date" {...fieldOf(form, 'SecondEvalDate')} />
      <WideField>
        <TextField label="수습 종료일" type="date" {...fieldOf(form, 'ProbEndDate')} />
      </WideField>
    </FormGrid>
  </Section>
);
