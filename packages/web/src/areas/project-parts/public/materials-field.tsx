import { toYesNo, type YesNo } from '@portal/contract/core/yes-no';
import { Field } from '../../../ui/field.tsx';
import { type MaterialChoice, MaterialPicker } from './material-picker.tsx';
import { MaterialsText } from './materials-text.tsx';
import './locked.css';

export type MaterialsFieldProps = {
  /** The request field of the lines. */
  name: string;
  lines: readonly MaterialChoice[];
  required: boolean;
  locked: boolean;
  /** The flag MaterialsNoYN. */
  none: string;
  onLines: (lines: MaterialChoice[]) => void;
  onNone: (none: YesNo) => void;
};

/** The materials to bring along, or what they are once they are confirmed (OUT-58, INT-20, MAT-17). */
export function MaterialsField({ name, lines, required, locked, none, onLines, onNone }: MaterialsFieldProps) {
  return (
    <Field label="투입자재" name={name} required={required && !locked}>
      {locked ? (
        <div className="locked">
          <MaterialsText none={none} lines={lines} />
        </div>
      ) : (
        <MaterialPicker
          chosen={lines}
          none={none === toYesNo(true)}
          onChange={onLines}
          onNone={(chosen) => onNone(toYesNo(chosen))}
        />
      )}
    </Field>
  );
}
