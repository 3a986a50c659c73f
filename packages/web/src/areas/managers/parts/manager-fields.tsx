import type { ManagerValues } from '@portal/contract/areas/managers/changes';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid, WideField } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { TextAreaField, TextField } from '#ui/fields/fields.tsx';
import type { Option } from '#ui/fields/options.ts';
import { PhoneField } from './phone-field.tsx';

/** The choices of the selects. */
export type ManagerChoices = Record<'companies' | 'areas', readonly Option[]>;

type Props = {
  form: FormFields<ManagerValues>;
  choices: ManagerChoices;
  /** The stored number of the manager. */
  ownPhone?: string;
};

/** The fields of a manager in their order (MGR-23). */
export const ManagerFields = ({ form, choices, ownPhone = '' }: Props) => (
  <FormGrid>
    <ChoiceField label="업체명" options={choices.companies} {...fieldOf(form, 'CompanyId')} />
    <TextField label="담당자명" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'UserName')} />
    <TextField label="직급(직책)" maxLength={TEXT_LIMIT.name} {...fieldOf(form, 'UserPosition')} />
    <PhoneField form={form} own={ownPhone} />
    <ChoiceField label="지역" options={choices.areas} {...fieldOf(form, 'AreaId')} />
    <WideField>
      <TextAreaField label="특이사항" rows={4} maxLength={TEXT_LIMIT.memo} {...fieldOf(form, 'SpecialMemo')} />
    </WideField>
  </FormGrid>
);
