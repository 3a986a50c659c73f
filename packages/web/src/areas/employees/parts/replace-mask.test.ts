import { PASSWORD_MASK } from '@portal/contract/areas/auth/passwords';
import { employeeEditChecks } from '@portal/contract/areas/employees/forms';
import { SOCIAL_NUMBER_MASK } from '@portal/contract/areas/employees/personal-numbers';
import { firstFailure } from '@portal/contract/core/forms';
import { describe, expect, it } from 'vitest';
import { replaceMask } from './replace-mask.ts';
import { changeSocialNumberPart } from './social-number-field.tsx';
import { EMPTY_VALUES } from './values.ts';

describe('typing over a masked value (D-11, D-107)', () => {
  it.each([
    ['a key behind the mask', PASSWORD_MASK, `${PASSWORD_MASK}a`, 'a'],
    ['a star deleted', PASSWORD_MASK, PASSWORD_MASK.slice(1), ''],
    ['a whole new one pasted', PASSWORD_MASK, 'new-secret', 'new-secret'],
    ['a key behind a masked account', '**********6789', '**********67891', '1'],
    ['a key before its open digits', '**********6789', '**********16789', '1'],
    ['an open digit deleted', '**********6789', '**********678', ''],
    ['nothing', PASSWORD_MASK, PASSWORD_MASK, PASSWORD_MASK],
    ['the next key of a new one', 'a', 'ab', 'ab'],
  ])('%s', (_what, before, typed, after) => {
    expect(replaceMask(before, typed)).toBe(after);
  });
});

describe('the two parts of a resident number', () => {
  it('typing over one part of a masked number removes the whole mask', () => {
    expect(changeSocialNumberPart(SOCIAL_NUMBER_MASK, 'front', '******9')).toBe('9-');
    expect(changeSocialNumberPart(SOCIAL_NUMBER_MASK, 'back', '*******1')).toBe('-1');
  });

  it('accepts six and seven digits, and is empty when both parts are empty', () => {
    expect(changeSocialNumberPart('900101-', 'back', '12345678')).toBe('900101-1234567');
    expect(changeSocialNumberPart('900101', 'front', '9001012')).toBe('900101-');
    expect(changeSocialNumberPart('9-', 'front', '')).toBe('');
  });

  it('a number with only one part is refused with the message of the missing part', () => {
    const typed = { ...EMPTY_VALUES, UserSocialNum: changeSocialNumberPart(SOCIAL_NUMBER_MASK, 'front', '900101') };
    const others = { UserId: 'a', UserPw: PASSWORD_MASK, UserName: '가', UserGender: 'F', UserBirth: '1990-01-01' };
    expect(firstFailure(employeeEditChecks, { ...typed, ...others })?.message).toBe('employee.socialNumber.back');
  });
});
