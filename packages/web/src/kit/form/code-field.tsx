import { ChoiceButtons } from '#ui/choices/choice-buttons.tsx';
import { Field } from '#ui/fields/fields.tsx';
import { LockedValue } from './form-frame.tsx';

type Props<Code extends string> = {
  label: string;
  name: string;
  required?: boolean;
  error?: string;
  /** '' while nothing is chosen. */
  value: Code;
  readOnly?: boolean;
  onChange: (code: Code) => void;
  /** The choices, in this order. */
  codes: readonly Exclude<Code, ''>[];
  labelOf: (code: Code) => string;
  /** The value for no choice, where the choice can be cleared. */
  none?: Code;
};

/** Row of buttons for one of a few codes: `<CodeField codes={WAYS} labelOf={wayLabel} {...fieldOf(form, 'Way')} />`. */
export function CodeField<Code extends string>(props: Props<Code>) {
  const { value, readOnly = false, onChange, codes, labelOf, none, ...frame } = props;
  const buttons = () => (
    <ChoiceButtons<Code>
      label={frame.label}
      value={value}
      options={codes.map((code) => ({ value: code, label: labelOf(code) }))}
      onChange={onChange}
      onClear={none === undefined ? undefined : () => onChange(none)}
    />
  );
  return <Field {...frame}>{readOnly ? <LockedValue>{labelOf(value)}</LockedValue> : buttons()}</Field>;
}
