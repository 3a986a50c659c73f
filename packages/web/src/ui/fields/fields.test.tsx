import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { AmountField, PhoneField } from './fields.tsx';

function Fields() {
  const [amount, setAmount] = useState('');
  const [phone, setPhone] = useState('');
  return (
    <>
      <AmountField label="금액" signed name="Price" value={amount} onChange={setAmount} />
      <PhoneField label="연락처" name="Phone" value={phone} onChange={setPhone} />
    </>
  );
}

it.each([
  ['금액', '1a2,5x00', '12,500'],
  ['금액', '-250000', '−250,000'],
  ['금액', '−250,000 원', '−250,000'],
  ['금액', '12,500,000원', '12,500,000'],
  ['연락처', '0212345678', '02-1234-5678'],
])('%s: typing %s shows %s', async (label, typed, shown) => {
  const user = draw(<Fields />);
  const field = screen.getByLabelText<HTMLInputElement>(label);
  await user.type(field, typed);
  expect(field.value).toBe(shown);
});
