import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { withWeekday } from '@portal/contract/core/dates';
import { SharedFields } from '#areas/project/public/shared-fields.tsx';
import { StartDatePicker } from '#areas/project/public/start-date-picker.tsx';
import { ChoiceField } from '#kit/form/choice-field.tsx';
import { fieldOf, frameOf } from '#kit/form/field-of.ts';
import { FormGrid, LockedValue } from '#kit/form/form-frame.tsx';
import type { FormFields } from '#kit/form/use-form.ts';
import { AmountField } from '#ui/fields/amount-field.tsx';
import { Field } from '#ui/fields/fields.tsx';
import type { OutsourcedChoices } from './trade-choices.ts';

type Props = {
  form: FormFields<ProjectValues>;
  choices: OutsourcedChoices;
  /** The day that the winner chose, '' before the award. */
  chosenDay?: string;
};

/** The amounts, without VAT. */
function AmountFields({ form }: Pick<Props, 'form'>) {
  return (
    <>
      <AmountField label="프로젝트금액 (VAT 별도)" {...fieldOf(form, 'Price')} />
      <AmountField label="추가금액 (VAT 별도)" description="뺄 때는 앞에 -" signed {...fieldOf(form, 'AddPrice')} />
    </>
  );
}

/** The trade, which a project may have (D-423). */
const TradeField = ({ form, choices }: Pick<Props, 'form' | 'choices'>) => (
  <ChoiceField label="공종" placeholder="없음" options={choices.trades} {...fieldOf(form, 'TradeId')} />
);

/** The field for the offered start dates. */
function DatesField({ form, chosenDay = '' }: Omit<Props, 'choices'>) {
  const dates = form.draft.StartDate;
  return (
    <Field
      label="프로젝트 시작일"
      {...frameOf(form, 'StartDate')}
      {...(chosenDay === '' ? {} : { description: `업체가 선택한 시작일: ${withWeekday(chosenDay)}` })}
    >
      {form.isLocked('StartDate') ? (
        <LockedValue>{dates.map(withWeekday).join('\n')}</LockedValue>
      ) : (
        <StartDatePicker dates={dates} onChange={(StartDate) => form.change({ StartDate })} />
      )}
    </Field>
  );
}

/** The section 프로젝트정보 of the registration form and the edit form (D-57). */
export function ProjectFields({ form, choices, chosenDay = '' }: Props) {
  return (
    <FormGrid>
      <SharedFields
        form={form}
        choices={choices}
        afterName={<AmountFields form={form} />}
        start={
          <>
            <TradeField form={form} choices={choices} />
            <DatesField form={form} chosenDay={chosenDay} />
          </>
        }
        materials={{
          name: 'Materials',
          lines: form.draft.Materials,
          onLines: (Materials) => form.change({ Materials }),
        }}
      />
    </FormGrid>
  );
}
