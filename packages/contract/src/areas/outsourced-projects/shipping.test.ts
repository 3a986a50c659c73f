import { describe, expect, it } from 'vitest';
import { firstFailure } from '../../core/forms.ts';
import {
  isSameShipping,
  NO_SHIPPING,
  relevantShipping,
  type Shipping,
  shippingChecks,
  shippingText,
} from './shipping.ts';

const full: Shipping = {
  DeliveryType: 'C',
  SendType: 'T',
  SendZipCode: '06236',
  SendAddr1: '서울 강남구',
  SendAddr2: '1층',
  TNumber: '1234',
  QNumber: '01012345678',
  Vname: '홍방문',
};
const of = (changes: Partial<Shipping>): Shipping => ({ ...full, ...changes });

describe('the checks of sending in their order (MAT-22 to MAT-29)', () => {
  it.each<[string, Shipping, string | undefined]>([
    ['nothing chosen', NO_SHIPPING, 'DeliveryType'],
    ['by contractor, no way', of({ SendType: '' }), 'SendType'],
    ['parcel without address', of({ SendAddr1: ' ' }), 'SendAddr1'],
    ['parcel without the rest of the address', of({ SendAddr2: '' }), 'SendAddr2'],
    ['parcel without number', of({ TNumber: '' }), 'TNumber'],
    ['courier without address', of({ SendType: 'Q', SendAddr1: '' }), 'SendAddr1'],
    ['courier without phone', of({ SendType: 'Q', QNumber: '' }), 'QNumber'],
    ['visit without name', of({ SendType: 'V', Vname: '' }), 'Vname'],
    ['visit needs no address', of({ SendType: 'V', SendAddr1: '', SendAddr2: '' }), undefined],
    ['PM needs nothing else', { ...NO_SHIPPING, DeliveryType: 'D' }, undefined],
    ['a whole parcel', full, undefined],
  ])('%s', (_name, shipping, field) => {
    expect(firstFailure(shippingChecks, shipping)?.field).toBe(field);
  });
});

describe('only the fields of the send type are kept (D-69)', () => {
  it.each<[string, Shipping, Partial<Shipping>, string]>([
    ['parcel', full, { TNumber: '1234', SendAddr1: '서울 강남구' }, '수주업체 / 택배 / 1234'],
    [
      'courier',
      of({ SendType: 'Q' }),
      { QNumber: '01012345678', SendAddr1: '서울 강남구' },
      '수주업체 / 퀵서비스 / 010-1234-5678',
    ],
    ['visit', of({ SendType: 'V' }), { Vname: '홍방문', SendAddr1: '' }, '수주업체 / 방문수령 / 홍방문'],
    ['PM', of({ DeliveryType: 'D' }), { SendType: '', TNumber: '', SendAddr1: '' }, '담당 PM'],
    ['nothing', NO_SHIPPING, NO_SHIPPING, ''],
  ])('%s', (_name, shipping, expected, text) => {
    const relevant = relevantShipping(shipping);
    expect(relevant).toMatchObject(expected);
    expect([relevant.TNumber, relevant.QNumber, relevant.Vname].filter((value) => value !== '').length).toBeLessThan(2);
    expect(shippingText(shipping)).toBe(text);
  });
});

it.each<[string, Shipping, Shipping, boolean]>([
  ['a name that a parcel does not carry', full, of({ Vname: '다른 이름' }), true],
  ['another address of a parcel, which its text does not show', full, of({ SendAddr2: '2층' }), false],
  ['another way', full, of({ SendType: 'Q' }), false],
  ['what PM leaves behind', of({ DeliveryType: 'D' }), { ...NO_SHIPPING, DeliveryType: 'D' }, true],
])('compares two shipments, case %#: %s', (_name, one, other, same) => {
  expect(isSameShipping(one, other)).toBe(same);
});
