import { startDateProblem } from '@portal/contract/areas/project/start-dates';
import type { Actor } from '@portal/contract/core/actor';
import type { ChangeReason } from '@portal/contract/core/forms';
import { MAX_PER_PROJECT } from '@portal/contract/core/limits';
import type { Transition } from '@portal/contract/core/machine';
import type { RefusalCode } from '@portal/contract/messages';
import { isDuplicate } from '#db/failures.ts';
import { requireReason } from '#records/edits.ts';
import { refuse } from '#refuse.ts';

type DateRule = {
  /** The first day that may be added, '' for any. */
  earliest: string;
  /** Days that are already stored may be in the past (D-72). */
  stored?: readonly string[];
  /** The check of the whole list of dates. */
  problemOf?: typeof startDateProblem;
};

/** Refuses days before the earliest, repeated days, and lists that the kind of project forbids. */
export function refuseBadDates(
  dates: readonly string[],
  { earliest, stored = [], problemOf = startDateProblem }: DateRule,
): void {
  const added = dates.filter((day) => !stored.includes(day));
  const problem = startDateProblem(added, earliest) ?? problemOf(dates, '');
  if (problem) refuse('FIELD_REQUIRED', { field: 'StartDate', message: problem });
  if (dates.length > MAX_PER_PROJECT.dates) refuse('BAD_REQUEST', { field: 'StartDate' });
}

/** Refuses repeated materials and quantities below one (MAT-02, MAT-04). `field` is the request field. */
export function refuseBadMaterials(lines: readonly { MaterialId: number; MaterialCnt: number }[], field: string): void {
  const ids = new Set(lines.map((line) => line.MaterialId));
  if (ids.size < lines.length) refuse('FIELD_REQUIRED', { field, message: 'project.materials.duplicate' });
  if (lines.some((line) => line.MaterialCnt < 1)) {
    refuse('FIELD_REQUIRED', { field, message: 'project.materials.belowOne' });
  }
}

/** Confirming or reopening the materials of one project. */
type Toggle<S extends string> = {
  rule: Transition<S>;
  status: S;
  noMaterials: boolean;
  hasMaterials: boolean;
  /** Request fields of the materials and of the reasons. */
  fields: { materials: string; reasons: string };
  itemName: string;
  reasons: readonly ChangeReason[];
};

/** The refusal of a toggle whose wanted state is there already (D-680); undefined while it is not. */
export function alreadyToggled(
  { no_materials, material_confirmed }: { no_materials: boolean; material_confirmed: boolean },
  isConfirming: boolean,
): RefusalCode | undefined {
  if (no_materials || material_confirmed !== isConfirming) return undefined;
  return isConfirming ? 'ALREADY_CONFIRMED' : 'ALREADY_REOPENED';
}

/** The reason of an allowed toggle, else a refusal in the order of wire.md (MT1, MT2, I5, I6). */
export function toggleReason<S extends string>(actor: Actor, toggle: Toggle<S>): string {
  const { rule, status, noMaterials, fields } = toggle;
  if (!rule.may(actor)) refuse('FORBIDDEN');
  if (!noMaterials && !toggle.hasMaterials) {
    refuse('FIELD_REQUIRED', { field: fields.materials, message: 'project.materials.missing' });
  }
  if (!rule.from.includes(status)) refuse(rule.refusal(status));
  if (noMaterials) refuse('BAD_STATE');
  return requireReason({ field: fields.reasons, reasons: toggle.reasons }, toggle.itemName);
}

/** Refuses a number of an outside system that another project has. The unique index finds it (D-85). */
export const refuseTakenNumber = (error: unknown): never => {
  const isTaken = ['outsourced_project_wr_id', 'internal_project_wr_id'].some((index) => isDuplicate(error, index));
  if (isTaken) refuse('DUPLICATE_WRID', { field: 'WrId' });
  throw error;
};
