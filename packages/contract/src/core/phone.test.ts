import { describe, expect, it } from 'vitest';
import { isContactPhone, isSiteContact, PHONE_DIGITS, phoneDigits, withHyphens } from './phone.ts';

describe('a number with hyphens (A-02)', () => {
  it.each([
    ['a mobile', '01012345678', '010-1234-5678'],
    ['an old mobile', '0111234567', '011-123-4567'],
    ['Seoul, short', '021234567', '02-123-4567'],
    ['Seoul, long', '0212345678', '02-1234-5678'],
    ['another area, short', '0311234567', '031-123-4567'],
    ['another area, long', '03112345678', '031-1234-5678'],
    ['internet', '07012345678', '070-1234-5678'],
    ['virtual number, short', '05051234567', '0505-123-4567'],
    ['virtual number, long', '050512345678', '0505-1234-5678'],
    ['virtual number of another provider', '050412345678', '0504-1234-5678'],
    ['15xx', '15771234', '1577-1234'],
    ['16xx', '16611234', '1661-1234'],
    ['18xx', '18001234', '1800-1234'],
    ['hyphens at the right place', '02-123-4567', '02-123-4567'],
    ['hyphens at the wrong place', '0-212345678', '02-1234-5678'],
    ['nothing', '', ''],
    ['a masked number', '***-****-****', ''],
  ])('%s: %s is %s', (_name, digits, shown) => {
    expect(withHyphens(digits)).toBe(shown);
  });

  it.each([
    ['0', '0'],
    ['010', '010'],
    ['0101', '010-1'],
    ['0101234', '010-1234'],
    ['01012345', '010-123-45'],
    ['0101234567', '010-123-4567'],
    ['02', '02'],
    ['021', '02-1'],
    ['0212345', '02-123-45'],
    ['050', '050'],
    ['05051', '0505-1'],
    ['1577', '1577'],
    ['15771', '1577-1'],
  ])('while it is typed, %s shows as %s', (digits, shown) => {
    expect(withHyphens(digits)).toBe(shown);
  });
});

describe('digits', () => {
  it.each([
    ['010-1234-5678', 11, '01012345678'],
    ['010 1234 56789', PHONE_DIGITS, '01012345678'],
    ['0505-1234-5678', 12, '050512345678'],
    ['전화 없음', 11, ''],
  ])('of %s, at most %i: %s', (typed, most, digits) => {
    expect(phoneDigits(typed, most)).toBe(digits);
  });
});

describe('valid phone numbers', () => {
  it.each([
    { phone: '010-1234-5678', contact: true, site: true },
    { phone: '0111234567', contact: true, site: true },
    { phone: '021234567', contact: false, site: true },
    { phone: '15771234', contact: false, site: true },
    { phone: '050512345678', contact: false, site: true },
    { phone: '1234567', contact: false, site: false },
    { phone: '0505123456789', contact: false, site: false },
    { phone: '', contact: false, site: false },
  ])('$phone: a contractor $contact (PART-33), a site $site (A-02)', ({ phone, contact, site }) => {
    expect(isContactPhone(phone)).toBe(contact);
    expect(isSiteContact(phone)).toBe(site);
  });
});
