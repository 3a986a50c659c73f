import type { FormItem } from '@portal/contract/core/forms';
import { expect, it } from 'vitest';
import { formerValues } from './former-values.ts';

type Draft = { name: string; zip: string; street: string; days: readonly string[] };

const ITEMS: readonly FormItem<Draft>[] = [
  { name: '이름', fields: ['name'], key: ({ name }) => name, show: ({ name }) => name },
  {
    name: '주소',
    fields: ['zip', 'street'],
    key: (one) => one.zip + one.street,
    show: (one) => `${one.zip} ${one.street}`,
  },
  { name: '날짜', fields: ['days'], key: ({ days }) => [...days].sort().join(), show: ({ days }) => days.join(', ') },
];

const before: Draft = { name: '', zip: '04524', street: '세종대로', days: ['2026-12-01', '2026-12-02'] };

it.each<[string, Partial<Draft>, string, string | undefined]>([
  ['an unchanged field', {}, 'name', undefined],
  ['a field of another item', { name: '현장' }, 'street', undefined],
  ['a field that was empty', { name: '현장' }, 'name', '없음'],
  ['the only changed field of an item', { street: '을지로' }, 'street', '04524 세종대로'],
  ['the unchanged field of a changed item', { street: '을지로' }, 'zip', undefined],
  ['the first changed field of an item', { zip: '03000', street: '을지로' }, 'zip', '04524 세종대로'],
  ['a later changed field of an item', { zip: '03000', street: '을지로' }, 'street', ''],
  ['a list in another order', { days: ['2026-12-02', '2026-12-01'] }, 'days', undefined],
  ['a shorter list', { days: ['2026-12-01'] }, 'days', '2026-12-01, 2026-12-02'],
])('the former value of %s', (_, change, field, expected) =>
  expect(formerValues(ITEMS, { before, mine: { ...before, ...change } })(field)).toBe(expected),
);
