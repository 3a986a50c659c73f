import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { amountDigits, withSeparators } from '@portal/contract/core/formats';
import { AMOUNT_DIGITS } from '@portal/contract/core/limits';
import { type FieldProps, inputProps } from './field-props.ts';
import './amount-field.css';

type Props = FieldProps & { signed?: boolean; suffix?: string };

/** Whole won: shows separators, hands out digits (OUT-51, OUT-52). */
export function AmountField({ signed = false, suffix = '원', ...field }: Props) {
  const handleChange = (typed: string) => {
    const amount = amountDigits(typed, signed);
    if (amount.replace('-', '').length <= AMOUNT_DIGITS) field.onChange(amount);
  };
  return (
    <TextInput
      {...inputProps(field)}
      className="amount-field"
      value={withSeparators(field.value)}
      inputMode={signed ? 'text' : 'numeric'}
      rightSection={suffix}
      onChange={(event) => handleChange(event.currentTarget.value)}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
