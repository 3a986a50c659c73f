import { Field } from '../../../ui/field.tsx';
import { SelectField } from '../../../ui/select-field.tsx';
import { lockNone, type PartFieldsProps } from './part-fields-props.ts';
import './locked.css';

/** The region of a project (OUT-54, INT-16). */
export function AreaField({ draft, onChange, choices, isLocked = lockNone }: PartFieldsProps) {
  const value = String(draft.AreaId);
  if (isLocked('AreaId')) {
    return (
      <Field label="지역" name="AreaId">
        <div className="locked">{choices.areas.find((area) => area.value === value)?.label}</div>
      </Field>
    );
  }
  return (
    <SelectField
      label="지역"
      name="AreaId"
      required
      value={value}
      options={[{ value: '0', label: '선택' }, ...choices.areas]}
      onChange={(AreaId) => onChange({ AreaId: Number(AreaId) })}
    />
  );
}
