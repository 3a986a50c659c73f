import type { InternalInfo } from '@portal/contract/areas/internal-projects/shapes';
import { labelOf, withStoredChoices } from '#areas/lookups/public/stored-choices.ts';
import { useLookup } from '#areas/lookups/public/use-lookups.ts';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormGrid } from '#kit/form/form-frame.tsx';
import { SelectField } from '#ui/fields/fields.tsx';
import type { InternalEdit } from './use-internal-edit.ts';

type Props = { form: InternalEdit['form']; loaded: InternalInfo };

/** The optional field 시공 담당자 of a direct installation (D-79). */
export function ManagerField({ form, loaded }: Props) {
  const employees = withStoredChoices(useLookup('employees').choices, [
    { value: loaded.choiceUserId, label: loaded.choiceUserName },
  ]);
  return (
    <FormGrid>
      <SelectField
        label="시공 담당자"
        placeholder="선택"
        options={employees}
        {...fieldOf(form, 'ChoiceUserId')}
        onChange={(ChoiceUserId) =>
          form.change({ ChoiceUserId, choiceUserName: ChoiceUserId && labelOf(employees, ChoiceUserId) })
        }
      />
    </FormGrid>
  );
}
