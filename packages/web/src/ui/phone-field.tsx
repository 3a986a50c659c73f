import { PHONE_DIGITS, phoneDigits, withHyphens } from '@portal/contract/core/phone';
import type { FieldProps } from './field-props.ts';
import { TextField } from './text-field.tsx';

/** A phone number: shows hyphens while typing, hands out digits, at most `most` of them. */
export function PhoneField({ most = PHONE_DIGITS, ...field }: FieldProps & { most?: number }) {
  return (
    <TextField
      {...field}
      type="tel"
      value={withHyphens(field.value)}
      onChange={(typed) => field.onChange(phoneDigits(typed, most))}
    />
  );
}
