import { MODE_LABELS } from '@portal/contract/areas/employees/codes';
import type { LetterRule } from '@portal/contract/areas/employees/permission-letter';
import { CodeField } from '#kit/form/code-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { MenuPicker } from './menu-picker.tsx';
import type { EmployeeValues } from './values.ts';

const labelOf = (code: string): string => Object.entries(MODE_LABELS).find(([known]) => known === code)?.[1] ?? '';

type Props = {
  form: FormFields<EmployeeValues>;
  /** The selectable mode codes. 협력사 is P in the add form and C in the edit form (D-18). */
  modes: readonly string[];
  rule: LetterRule;
};

/** The menu mode and the menus granted to an employee (EMP-32 to EMP-35). */
export const RightsFields = ({ form, modes, rule }: Props) => (
  <FormGrid>
    <WideField>
      <CodeField label="모드전환 권한" codes={modes} labelOf={labelOf} {...fieldOf(form, 'ModeAuthority')} />
    </WideField>
    <WideField>
      <MenuPicker form={form} rule={rule} />
    </WideField>
  </FormGrid>
);
