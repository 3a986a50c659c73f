import { phoneDigits, withHyphens } from '@portal/contract/core/phone';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

/** A phone number: shows hyphens while typing, hands out digits, at most 11 (OUT-81). */
export function PhoneField(field: FieldProps) {
  return (
    <TextField
      {...field}
      type="tel"
      value={withHyphens(field.value)}
      onChange={(typed) => field.onChange(phoneDigits(typed))}
    />
  );
}
