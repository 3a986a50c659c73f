import { readPhone, SITE_CONTACT, withHyphens } from '@portal/contract/core/phone';
import { NumberField } from './number-field.tsx';
import type { FieldProps } from './use-field.ts';

const isDigits = (value: string): boolean => /^\d*$/.test(value) && value.length <= SITE_CONTACT.most;

/**
 * A phone number with hyphens while typing (A-02, D-541). `onChange` gets digits, or the text as it is where it is not
 * one number, which the form's checks mark.
 */
export const PhoneField = (field: FieldProps) => (
  <NumberField
    {...field}
    type="tel"
    shown={isDigits(field.value) ? withHyphens(field.value) : field.value}
    reading={{ read: readPhone, separators: /-/g }}
  />
);
