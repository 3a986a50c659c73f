import { SelectField } from '../../../ui/select-field.tsx';
import type { PartFieldsProps } from './part-fields-props.ts';
import { PeoplePicker } from './people-picker.tsx';

/** The sales manager and the PMs of a project (OUT-60, INT-22, INT-23, D-52). */
export function PeopleFields({ draft, onChange, choices }: PartFieldsProps) {
  return (
    <>
      <SelectField
        label="담당자(영업)"
        name="MizeSalesUserId"
        required
        placeholder="선택"
        value={draft.MizeSalesUserId}
        options={choices.sales}
        onChange={(MizeSalesUserId) => onChange({ MizeSalesUserId })}
      />
      <PeoplePicker
        label="담당자(PM)"
        name="MizePMUserId"
        people={choices.pms}
        chosen={draft.MizePMUserId}
        onChange={(MizePMUserId) => onChange({ MizePMUserId })}
      />
    </>
  );
}
