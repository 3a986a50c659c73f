import type { HTMLInputAutoCompleteAttribute } from 'react';

/** What every text-like field takes. `name` is the request field, so that a failed check can focus it. */
export type FieldProps = {
  label: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  required?: boolean;
  description?: string;
  error?: string;
  placeholder?: string;
  disabled?: boolean;
  readOnly?: boolean;
  maxLength?: number;
  autoComplete?: HTMLInputAutoCompleteAttribute;
  autoFocus?: boolean;
};

/** The props of Mantine's inputs; only what is set, because absent and undefined differ to the compiler. */
export function inputProps({ onChange: _onChange, required = false, ...rest }: FieldProps) {
  return {
    ...rest,
    withAsterisk: required,
    'aria-required': required || undefined,
    // A dialog moves the focus itself and looks for this mark.
    'data-autofocus': rest.autoFocus || undefined,
    autoComplete: rest.autoComplete ?? 'off',
  };
}
