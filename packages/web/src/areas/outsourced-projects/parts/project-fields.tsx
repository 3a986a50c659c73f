import { withWeekday } from '@portal/contract/core/dates';
import { AmountField } from '../../../ui/amount-field.tsx';
import { Field } from '../../../ui/field.tsx';
import { AreaField } from '../../project-parts/public/area-field.tsx';
import { FormGrid } from '../../project-parts/public/form-grid.tsx';
import { NameField } from '../../project-parts/public/name-field.tsx';
import { lockNone } from '../../project-parts/public/part-fields-props.ts';
import { PeopleFields } from '../../project-parts/public/people-fields.tsx';
import { StartDatePicker } from '../../project-parts/public/start-date-picker.tsx';
import type { PartChoices } from '../../project-parts/public/use-part-choices.ts';
import { WorkFields } from '../../project-parts/public/work-fields.tsx';
import type { RegisterDraft } from './register-draft.ts';
import '../../project-parts/public/locked.css';

type Props = {
  draft: RegisterDraft;
  onChange: (part: Partial<RegisterDraft>) => void;
  choices: PartChoices;
  /** The day that the winner chose, '' before. */
  chosenDay?: string;
  /** Whether a field only shows what it holds; registration locks none (D-57). */
  isLocked?: (field: keyof RegisterDraft) => boolean;
};

/** The amounts, without VAT (OUT-51, OUT-52). */
function AmountFields({ draft, onChange, isLocked = lockNone }: Props) {
  return (
    <>
      <AmountField
        label="프로젝트금액 (VAT 별도)"
        name="Price"
        required
        readOnly={isLocked('Price')}
        value={draft.Price}
        onChange={(Price) => onChange({ Price })}
      />
      <AmountField
        label="추가금액 (VAT 별도)"
        name="AddPrice"
        signed
        readOnly={isLocked('AddPrice')}
        value={draft.AddPrice}
        onChange={(AddPrice) => onChange({ AddPrice })}
      />
    </>
  );
}

/** The days on offer (OUT-53). */
function DatesField({ draft, onChange, chosenDay = '', isLocked = lockNone }: Props) {
  return (
    <Field
      label="프로젝트 시작일"
      name="StartDate"
      required={!isLocked('StartDate')}
      {...(chosenDay === '' ? {} : { description: `업체가 선택한 시작일: ${withWeekday(chosenDay)}` })}
    >
      {isLocked('StartDate') ? (
        <div className="locked">{draft.StartDate.map(withWeekday).join('\n')}</div>
      ) : (
        <StartDatePicker dates={draft.StartDate} onChange={(StartDate) => onChange({ StartDate })} />
      )}
    </Field>
  );
}

/** The section 프로젝트정보 of registration and edit (OUT-45, D-57). */
export function ProjectFields(props: Props) {
  const { draft, onChange } = props;
  return (
    <FormGrid>
      <NameField {...props} />
      <AmountFields {...props} />
      <AreaField {...props} />
      <DatesField {...props} />
      <WorkFields
        {...props}
        materials={{
          name: 'Materials',
          lines: draft.Materials,
          required: true,
          onLines: (Materials) => onChange({ Materials }),
        }}
      />
      <PeopleFields {...props} />
    </FormGrid>
  );
}
