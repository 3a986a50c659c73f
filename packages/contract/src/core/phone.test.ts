import { describe, expect, it } from 'vitest';
import { isContactPhone, isSiteContact, mobileParts, readPhone, searchedDigits, withHyphens } from './phone.ts';

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
    ['the code of the country', '+82 2-555-1234', '02-555-1234'],
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

describe('one reading of phone numbers (D-541)', () => {
  it.each<[string, string]>([
    ['', ''],
    ['-', ''],
    ['010-1234-5678', '01012345678'],
    ['010 1234 5678', '01012345678'],
    ['010.1234.5678', '01012345678'],
    ['010-12345678', '01012345678'],
    ['０１０１２３４５６７８', '01012345678'],
    ['010‑1234–5678', '01012345678'],
    ['\u202a010-1234-5678\u202c', '01012345678'],
    ['+82 10-1234-5678', '01012345678'],
    ['+82-10-1234-5678', '01012345678'],
    ['+82 (0)10-1234-5678', '01012345678'],
    ['+821012345678', '01012345678'],
    ['0082 10 1234 5678', '01012345678'],
    ['82-10-1234-5678', '01012345678'],
    ['+82 2-555-1234', '025551234'],
    ['+82-1577-1234', '15771234'],
    ['02)555-1234', '025551234'],
    ['(02) 123 4567', '021234567'],
    ['Tel. 02-555-1234', '025551234'],
    ['☎ 02-555-1234', '025551234'],
    ['tel:010-1234-5678', '01012345678'],
    ['0505-1234-5678', '050512345678'],
    ['15771234', '15771234'],
    // A spreadsheet has dropped the zero of a number.
    ['212345678', '0212345678'],
    ['1012345678', '01012345678'],
    ['311234567', '0311234567'],
    // Not complete, or of a kind that is not known: the length is checked by each form.
    ['1234567', '1234567'],
    ['12345678', '12345678'],
    ['010', '010'],
  ])('%j is %s', (typed, digits) => {
    expect(readPhone(typed)).toBe(digits);
  });

  it.each([
    '02-555-1234(내선 12)',
    '02-555-1234 12',
    '02-555-1234~5',
    '02-555-1234-5',
    '02-555-1234 #12',
    '02-555-1234,12',
    '010-1111-2222 / 010-3333-4444',
    '010-1111-2222 010-3333-4444',
    '010-1234-56789',
    '02-5551-23412',
    '1577-1234-5678',
    '+1 202 555 0100',
    '+82',
    '+82 10-1234',
    '***-****-****',
    '전화 없음',
    '없음',
    '+',
    '9'.repeat(200_000),
  ])('%s is no single number', (typed) => {
    expect(readPhone(typed)).toBeUndefined();
  });

  it.each<[string, string]>([
    ['+82 10-1234-5678', '01012345678'],
    ['+82 10-12', '01012'],
    ['1234', '1234'],
    ['010-12', '01012'],
    ['+82', '82'],
    ['홍길동', ''],
  ])('a search by %s looks for %s', (typed, digits) => {
    expect(searchedDigits(typed)).toBe(digits);
  });

  it.each<[string, string, string, string]>([
    ['010-1234-5678', '010', '1234', '5678'],
    ['01012345678', '010', '1234', '5678'],
    ['+82 10-1234-5678', '010', '1234', '5678'],
    ['010-123-', '010', '123', ''],
    ['010--5678', '010', '', '5678'],
    ['010-12x4-5678', '010', '12x4', '5678'],
  ])('the parts of %s', (phone, head, middle, last) => {
    expect(mobileParts(phone)).toEqual({ head, middle, last });
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
