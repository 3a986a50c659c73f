import { describe, expect, it } from 'vitest';
import { MAX_QUANTITY } from '../../core/limits.ts';
import { addMaterial, materialLabel, type QuantityStep, stepQuantity, typedQuantity } from './materials.ts';

const belowOne = { refusal: 'project.materials.belowOne' };
const unread = { refusal: 'form.count.unread' };
const belowTen = { refusal: 'project.materials.belowTen' };

describe('the quantity of a material', () => {
  it.each<[number, QuantityStep, object]>([
    [1, 1, { quantity: 2 }],
    [1, 10, { quantity: 11 }],
    [2, -1, { quantity: 1 }],
    [1, -1, belowOne],
    [11, -10, { quantity: 1 }],
    [10, -10, belowTen],
    [3, -10, belowTen],
    [MAX_QUANTITY - 5, 10, { quantity: MAX_QUANTITY }],
  ])('%i and %i (MAT-04 to MAT-06)', (quantity, step, expected) => {
    expect(stepQuantity(quantity, step)).toEqual(expected);
  });

  it.each<[string, object]>([
    ['12', { quantity: 12 }],
    ['12개', { quantity: 12 }],
    ['999,999', { quantity: MAX_QUANTITY }],
    ['9999999', { refusal: 'project.materials.tooMany' }],
    ['2.0', { quantity: 2 }],
    ['2.5', unread],
    ['3~4', unread],
    ['0', belowOne],
    ['', belowOne],
    ['개', unread],
  ])('typed as "%s"', (typed, expected) => {
    expect(typedQuantity(typed)).toEqual(expected);
  });
});

it('a material cannot be chosen twice', () => {
  const first = addMaterial([], { MaterialId: 1 });
  expect(first).toEqual({ materials: [{ MaterialId: 1, MaterialCnt: 1 }] });
  expect(addMaterial([{ MaterialId: 1, MaterialCnt: 3 }], { MaterialId: 1 })).toEqual({
    refusal: 'project.materials.duplicate',
  });
});

it.each([
  ['카메라', 'C-1', '카메라 (C-1)'],
  ['케이블', '', '케이블'],
])('%s, model "%s": %s (MAT-08)', (materialName, modelName, label) => {
  expect(materialLabel({ materialName, modelName })).toBe(label);
});
