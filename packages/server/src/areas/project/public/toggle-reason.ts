import type { Actor } from '@portal/contract/core/actor';
import { type ChangeReason, reasonFor } from '@portal/contract/core/forms';
import type { Transition } from '@portal/contract/core/machine';
import { refuse } from '../../../refuse.ts';

/** Confirming or reopening the materials of one project. */
type Toggle<S extends string> = {
  rule: Transition<S>;
  status: S;
  noMaterials: boolean;
  hasMaterials: boolean;
  isConfirmed: boolean;
  /** True to confirm, false to reopen. */
  wanted: boolean;
  /** Request fields of the materials and of the reasons. */
  fields: { materials: string; reasons: string };
  itemName: string;
  reasons: readonly ChangeReason[];
};

/** The reason of a toggle that is allowed, else its refusal in the order of wire.md (MT1, MT2, I5, I6). */
export function toggleReason<S extends string>(actor: Actor, toggle: Toggle<S>): string {
  const { rule, status, noMaterials, fields } = toggle;
  if (!rule.may(actor)) refuse('FORBIDDEN');
  if (!noMaterials && !toggle.hasMaterials) {
    refuse('FIELD_REQUIRED', { field: fields.materials, message: 'project.materials.missing' });
  }
  if (!rule.from.includes(status)) refuse(rule.refusal(status));
  if (noMaterials || toggle.isConfirmed === toggle.wanted) refuse('BAD_STATE');
  return givenReason(toggle.reasons, toggle.itemName) ?? refuse('REASON_MISSING', { field: fields.reasons });
}

/** One reason, under any name (wire.md, Requests); the item's own goes first. */
const givenReason = (reasons: readonly ChangeReason[], itemName: string): string | undefined =>
  reasonFor(reasons, itemName) ?? reasons.find(({ Reason }) => Reason.trim() !== '')?.Reason;
