import { type HTMLInputAutoCompleteAttribute, useId } from 'react';
import { describedBy } from './field-frame.tsx';
import css from './fields.module.css';

/** Props of every text-like field. `name` is the request field, by which a failed check focuses it. */
export type FieldProps<Value extends string = string> = {
  label: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur?: () => void;
  required?: boolean;
  description?: string;
  error?: string;
  warning?: string | undefined;
  former?: string | undefined;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
};

/** Props for the frame and for the control inside it. */
export function useField<Value extends string>({
  onChange: _,
  label,
  required,
  description,
  error,
  warning,
  former,
  ...rest
}: FieldProps<Value>) {
  const id = useId();
  return {
    frame: { id, label, required, description, error, warning, former },
    control: {
      ...rest,
      ...describedBy(id, { description, error, warning }),
      id,
      className: css['input'],
      'aria-required': required || undefined,
      // Dialogs move the focus themselves and look for this attribute.
      'data-autofocus': rest.autoFocus || undefined,
      autoComplete: rest.autoComplete ?? 'off',
    },
  };
}
