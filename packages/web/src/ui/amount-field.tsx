import '@mantine/core/styles/Input.layer.css';
import { TextInput } from '@mantine/core';
import { amountDigits, withSeparators } from '@portal/contract/core/formats';
import { type FieldProps, inputProps } from './field-props.ts';
import './amount-field.css';

/** Enough to see that it is too much, not enough to slow the page down. */
const MOST_TYPED = 40;

type Props = FieldProps & { signed?: boolean; suffix?: string };

/** Whole won: shows separators, hands out digits; too many of them are a matter of the form's checks. */
export function AmountField({ signed = false, suffix = '원', ...field }: Props) {
  return (
    <TextInput
      {...inputProps(field)}
      className="amount-field"
      value={withSeparators(field.value)}
      maxLength={MOST_TYPED}
      inputMode={signed ? 'text' : 'numeric'}
      rightSection={suffix}
      onChange={(event) => field.onChange(amountDigits(event.currentTarget.value, signed))}
      onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
    />
  );
}
