import { labelOf } from '#areas/lookups/public/stored-choices.ts';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { TextField } from '#ui/fields/fields.tsx';
import { replaceMask } from './replace-mask.ts';
import type { EmployeeChoices } from './use-employee-choices.ts';
import type { EmployeeValues } from './values.ts';

type Props = { form: FormFields<EmployeeValues>; choices: EmployeeChoices; mayChangeNumbers?: boolean };

/** Bank and account for the salary. The number of a stored account is for permission M (EMP-37, D-501). */
export function PayFields({ form, choices, mayChangeNumbers = true }: Props) {
  const account = fieldOf(form, 'BankNum');
  return (
    <>
      <ChoiceField
        label="급여은행"
        options={choices.banks}
        {...fieldOf(form, 'BankId')}
        onChange={(BankId) =>
          form.change({ BankId, bankName: BankId === 0 ? '' : labelOf(choices.banks, String(BankId)) })
        }
      />
      {mayChangeNumbers && (
        <TextField
          label="급여계좌"
          maxLength={50}
          {...account}
          onChange={(typed) => account.onChange(replaceMask(account.value, typed).replace(/[^\d*-]/g, ''))}
        />
      )}
    </>
  );
}
