import { MAX_QUANTITY } from '../../core/limits.ts';
import { readCount } from '../../core/typed-numbers.ts';
import type { MessageKey } from '../../messages.ts';

/** Initial quantity of a material, and the steps of its buttons (MAT-01, MAT-03). */
export const FIRST_QUANTITY = 1;
export const QUANTITY_STEPS = [-10, -1, 1, 10] as const;
export type QuantityStep = (typeof QUANTITY_STEPS)[number];

/** The new quantity, or the refusal to show. It never falls below 1, and -10 needs more than 10 (MAT-04 to MAT-06). */
export function stepQuantity(quantity: number, step: QuantityStep): { quantity: number } | { refusal: MessageKey } {
  if (step === -10 && quantity <= 10) return { refusal: 'project.materials.belowTen' };
  if (quantity + step < FIRST_QUANTITY) return { refusal: 'project.materials.belowOne' };
  return { quantity: Math.min(quantity + step, MAX_QUANTITY) };
}

/** The list with `material` added at the initial quantity, or the refusal of a duplicate (MAT-01, MAT-02). */
export function addMaterial<M extends { MaterialId: number }>(
  chosen: readonly (M & { MaterialCnt: number })[],
  material: M,
): { materials: (M & { MaterialCnt: number })[] } | { refusal: MessageKey } {
  if (chosen.some((line) => line.MaterialId === material.MaterialId)) return { refusal: 'project.materials.duplicate' };
  return { materials: [...chosen, { ...material, MaterialCnt: FIRST_QUANTITY }] };
}

/** The quantity typed by the user: one whole number (D-540), at least 1 (MAT-04). */
export function typedQuantity(typed: string): { quantity: number } | { refusal: MessageKey } {
  const read = readCount(typed);
  if (read === undefined) return { refusal: 'form.count.unread' };
  const quantity = Number(read);
  return quantity < FIRST_QUANTITY
    ? { refusal: 'project.materials.belowOne' }
    : quantity > MAX_QUANTITY
      ? { refusal: 'project.materials.tooMany' }
      : { quantity };
}

/** '자재명 (모델명)', or the name alone. */
export const materialLabel = ({ materialName, modelName }: { materialName: string; modelName: string }): string =>
  modelName === '' ? materialName : `${materialName} (${modelName})`;
