import { firstFailure } from '@portal/contract/core/forms';
import { amountChecks, phoneCheck } from '@portal/contract/core/number-checks';
import { messageText } from '@portal/contract/messages';
import { screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { AmountField } from './amount-field.tsx';
import { MobileField } from './mobile-field.tsx';
import { PhoneField } from './phone-field.tsx';
import { useCount } from './use-count.ts';

function People() {
  const [people, setPeople] = useState(0);
  const { input, error } = useCount({ value: people, onChange: setPeople, zero: '' });
  return (
    <>
      <input aria-label="인원" {...input} onChange={(event) => input.onChange(event.currentTarget.value)} />
      <output aria-label="읽은 인원">{people}</output>
      {error}
    </>
  );
}

function Fields() {
  const [Price, setPrice] = useState('');
  const [Phone, setPhone] = useState('');
  const [Mobile, setMobile] = useState('');
  const failure = firstFailure([...amountChecks('Price', true), phoneCheck('Phone')], { Price, Phone });
  return (
    <>
      <AmountField label="금액" signed name="Price" value={Price} onChange={setPrice} />
      <PhoneField label="연락처" name="Phone" value={Phone} onChange={setPhone} />
      <MobileField label="휴대폰" name="Mobile" value={Mobile} onChange={setMobile} />
      <output aria-label="휴대폰 값">{Mobile}</output>
      <People />
      {failure && messageText(failure.message)}
    </>
  );
}

const AMOUNT = messageText('form.amount.noDigits');
const PHONE = messageText('form.phone.unread');
const COUNT = messageText('form.count.unread');
const fieldOf = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('a number by hand (D-540, D-541)', () => {
  it.each([
    ['금액', '12500', '12,500'],
    ['금액', '1,250', '1,250'],
    ['금액', '-250000', '−250,000'],
    ['금액', '−250,000 원', '−250,000'],
    ['금액', '12,500,000원', '12,500,000'],
    ['금액', '1.5억', '150,000,000'],
    ['금액', '2.0', '2'],
    ['연락처', '0212345678', '02-1234-5678'],
    ['연락처', '+82 10-1234-5678', '010-1234-5678'],
    ['인원', '2.0', '2'],
  ])('%s: typing %s and leaving shows %s', async (label, typed, shown) => {
    const user = draw(<Fields />);
    await user.type(fieldOf(label), typed);
    await user.tab();
    expect(fieldOf(label).value).toBe(shown);
    for (const sentence of [AMOUNT, PHONE, COUNT]) expect(screen.queryByText(sentence)).toBeNull();
  });

  it('a digit behind decimals is no digit of the amount', async () => {
    const user = draw(<Fields />);
    await user.type(fieldOf('금액'), '2.05');
    await user.tab();
    expect(fieldOf('금액').value).toBe('2.05');
    expect(screen.getByText(AMOUNT)).toBeTruthy();
  });
});

describe('a pasted number is read as a whole, or stays and is marked', () => {
  it.each([
    ['금액', '1,500,000.00', '1,500,000'],
    ['금액', '(250,000)', '−250,000'],
    ['금액', '△250,000', '−250,000'],
    ['금액', '150만원', '1,500,000'],
    ['연락처', '+82 10-1234-5678', '010-1234-5678'],
    ['연락처', '821012345678', '010-1234-5678'],
    ['연락처', '212345678', '02-1234-5678'],
    ['인원', '3명', '3'],
  ])('%s: %s becomes %s at once', async (label, pasted, shown) => {
    const user = draw(<Fields />);
    await user.click(fieldOf(label));
    await user.paste(pasted);
    expect(fieldOf(label).value).toBe(shown);
  });

  it.each([
    ['금액', '1500000.5', AMOUNT],
    ['금액', '1,500,000원 ~ 2,000,000원', AMOUNT],
    ['금액', '1,500,000원 이상 2,000,000원 이하로 협의하며 부가세는 별도입니다', AMOUNT],
    ['연락처', '02-555-1234(내선 12)', PHONE],
    ['연락처', '010-1111-2222 / 010-3333-4444', PHONE],
    ['인원', '2~3', COUNT],
    ['인원', '2.5', COUNT],
  ])('%s: %s stays as it is', async (label, pasted, sentence) => {
    const user = draw(<Fields />);
    await user.click(fieldOf(label));
    await user.paste(pasted);
    await user.tab();
    expect(fieldOf(label).value).toBe(pasted);
    expect(screen.getByText(sentence)).toBeTruthy();
    if (label === '인원') expect(screen.getByLabelText('읽은 인원').textContent).toBe('-1');
  });

  it('two lines do not become one number', async () => {
    const user = draw(<Fields />);
    await user.click(fieldOf('금액'));
    await user.paste('150\n200\n');
    expect(fieldOf('금액').value).toBe('150 / 200');
    expect(screen.getByText(AMOUNT)).toBeTruthy();
  });

  it('a paste over a part of an amount is read with the rest', async () => {
    const user = draw(<Fields />);
    await user.type(fieldOf('금액'), '1500');
    fieldOf('금액').setSelectionRange(0, 1);
    await user.paste('2');
    expect(fieldOf('금액').value).toBe('2,500');
  });
});

describe('a mobile number in parts', () => {
  it.each([
    ['+82 10-1234-5678', '010-1234-5678'],
    ['01112345678', '011-1234-5678'],
    ['1234-5678', '010-1234-5678'],
    ['1234', '010-1234-'],
    ['12345', '010-12345-'],
  ])('%s pasted into the middle is %s', async (pasted, value) => {
    const user = draw(<Fields />);
    await user.click(fieldOf('가운데자리'));
    await user.paste(pasted);
    expect(screen.getByLabelText('휴대폰 값').textContent).toBe(value);
  });
});
