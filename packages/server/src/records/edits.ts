import { type Change, type ChangeReason, type HistoryLine, reasonFor } from '@portal/contract/core/forms';
import { refuse } from '#refuse.ts';

/**
 * Refuses a change of a stale version: another user has changed the record meanwhile. 0 and undefined skip the check.
 */
export function refuseStale(sent: number | undefined, { version }: { version: number }): void {
  if (sent && sent !== version) refuse('STALE');
}

/** Refuses to change a blanked record: nothing may be written to it again. */
export function refuseBlanked({ blanked_at }: { blanked_at: Date | null }): void {
  if (blanked_at !== null) refuse('RETENTION_OVER');
}

/** The reasons of a request, and the request field they came in. */
type GivenReasons = { field: string; reasons: readonly ChangeReason[] };

/** Makes the history lines of changes; each change needs its own reason (CHG-09). */
export const linesWithReasons = (changes: readonly Change[], { field, reasons }: GivenReasons): HistoryLine[] =>
  changes.map((change) => ({
    ...change,
    changeReason: reasonFor(reasons, change.itemName) ?? refuse('REASON_MISSING', { field }),
  }));

/** The only reason of an action under any item name; the reason of the item itself is preferred (wire.md, Requests). */
export const requireReason = ({ field, reasons }: GivenReasons, itemName: string): string =>
  reasonFor(reasons, itemName) ??
  reasons.find(({ Reason }) => Reason.trim() !== '')?.Reason ??
  refuse('REASON_MISSING', { field });
