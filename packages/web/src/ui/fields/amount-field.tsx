import { amountText } from '@portal/contract/core/money';
import { readAmount } from '@portal/contract/core/typed-numbers';
import { NumberField } from './number-field.tsx';
import type { FieldProps } from './use-field.ts';

const withoutZeros = (digits: string): string => digits.replace(/^(-?)0+(?=\d)/, '$1');

/**
 * An amount in whole won with separators (D-540). `onChange` gets digits, or the text as it is where it is no amount,
 * which the form's checks mark.
 */
export function AmountField({
  signed = false,
  suffix = '원',
  ...field
}: FieldProps & { signed?: boolean; suffix?: string }) {
  return (
    <NumberField
      {...field}
      isAmount
      suffix={suffix}
      inputMode={signed ? 'text' : 'numeric'}
      shown={/^-?\d*$/.test(field.value) ? amountText(field.value) : field.value}
      reading={{ read: (text) => readAmount(text, signed), separators: /,/g, plain: withoutZeros }}
    />
  );
}
