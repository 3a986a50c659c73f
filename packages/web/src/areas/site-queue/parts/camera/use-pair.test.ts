import { expect, it } from 'vitest';
import type { FormPhoto } from '../photos/form-photo.ts';
import { chosenPair, isPaired } from './use-pair.ts';

const photo = (entryId: string, label: FormPhoto['label'], pairEntryId = ''): FormPhoto => ({
  entryId,
  isWaiting: false,
  label,
  pairEntryId,
  caption: '',
  takenDtm: '',
  receivedDtm: '',
  name: '',
});
const PHOTOS = [photo('b1', 'B'), photo('b2', 'B'), photo('b3', 'B'), photo('a1', 'A', 'b1'), photo('d1', 'D', 'b2')];

it('the first photo of before without a partner is chosen, unless the user chose another one or none', () => {
  expect(chosenPair(PHOTOS, '')?.entryId).toBe('b2');
  expect(chosenPair(PHOTOS, 'b3')?.entryId).toBe('b3');
  expect(chosenPair(PHOTOS, 'b1')?.entryId).toBe('b1');
  expect(chosenPair(PHOTOS, 'none')).toBeUndefined();
  expect(chosenPair(PHOTOS, 'removed')?.entryId).toBe('b2');
  expect(chosenPair([], '')).toBeUndefined();
});

it('only a photo of after makes a pair', () => {
  expect(['b1', 'b2', 'b3'].map((entryId) => isPaired(PHOTOS, entryId))).toEqual([true, false, false]);
});
