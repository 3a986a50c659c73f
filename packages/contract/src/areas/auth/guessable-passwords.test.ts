import { expect, it } from 'vitest';
import { isPredictable } from './guessable-passwords.ts';

it.each([
  // One character or a short sequence, repeated.
  ['00000000', true],
  ['aaaaaaaa', true],
  ['AAAAaaaa!!', true],
  ['!!!!!!!!', true],
  ['abababab', true],
  ['12341234', true],
  ['xk7qxk7q', true],
  ['xk7xk7xk', true],
  ['xk7qmxk7', false],
  ['xk7q-xk7q', false],
  // Runs of an alphabet, of digits or of a keyboard row.
  ['12345678', true],
  ['87654321', true],
  ['34567890', true],
  ['abcdefgh', true],
  ['hgfedcba!', true],
  ['abcd1234', true],
  ['1111aaaa', true],
  ['qwerasdf', true],
  ['zxcvbnm,./', true],
  ['가나다라마바사아', true],
  ['ㅁㄴㅇㄹㅎㅗㅓㅏ', true],
  ['!@#$%^&*', true],
  ['abcxyz-9', false],
  ['ab12cd34', false],
  [';:[{,.<>', false],
  // Words of the product and other common words.
  ['portal1234', true],
  ['Portal!2026', true],
  ['1portal-portal', true],
  ['포털포털2026', true],
  ['vhxjf1234', true],
  ['외주포털2026!', true],
  ['admin2026!', true],
  ['qlalfqjsgh1', true],
  ['portal-of-lanterns', false],
  ['lantern-forest-9', false],
  ['조용한 호수의 아침', false],
  ['', false],
])("'%s' is predictable: %s (D-195)", (password, predictable) => {
  expect(isPredictable(password)).toBe(predictable);
});
