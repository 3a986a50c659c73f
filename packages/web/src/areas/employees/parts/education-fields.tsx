import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { SelectField, TextField } from '#ui/fields/fields.tsx';
import { yesOrNo } from './employee-items.ts';
import type { EmployeeChoices } from './use-employee-choices.ts';
import type { EmployeeValues } from './values.ts';

type Props = { form: FormFields<EmployeeValues>; choices: EmployeeChoices };

const FLAGS = ['Y', 'N'] as const;

/** Education, research position and IT grade of an employee (EMP-40 to EMP-42). */
export const EducationFields = ({ form, choices }: Props) => (
  <FormGrid>
    <SelectField label="최종 학력" placeholder="선택" options={choices.academics} {...fieldOf(form, 'AcademicCode')} />
    <TextField label="전공" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'MajorName')} />
    <TextField label="학위" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'DegreeName')} />
    <TextField label="학위번호" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'DegreeNo')} />
    <CodeField label="전공 일치" codes={FLAGS} labelOf={yesOrNo} {...fieldOf(form, 'MajorMatchYn')} />
    <CodeField label="연구직" codes={FLAGS} labelOf={yesOrNo} {...fieldOf(form, 'ResearchPositionYn')} />
    <SelectField
      label="연구 직위"
      placeholder="선택"
      options={choices.researchPositions}
      {...fieldOf(form, 'ResearchPositionCode')}
    />
    <SelectField label="IT 등급" placeholder="선택" options={choices.itGrades} {...fieldOf(form, 'ItGradeCode')} />
  </FormGrid>
);
