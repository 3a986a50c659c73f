import { type Change, type ChangeReason, type HistoryLine, reasonFor } from '@portal/contract/core/forms';
import { refuse } from '#refuse.ts';

/** Refuses a change of a record that somebody else has changed since it was read; 0 and undefined ask nothing. */
export function refuseStale(sent: number | undefined, { version }: { version: number }): void {
  if (sent && sent !== version) refuse('STALE');
}

/** Refuses to change what was blanked: nothing may be written there again. */
export function refuseBlanked({ blanked_at }: { blanked_at: Date | null }): void {
  if (blanked_at !== null) refuse('RETENTION_OVER');
}

/** The reasons of a request and the request field they came in. */
type Given = { field: string; reasons: readonly ChangeReason[] };

/** Lines of the history for what changed; each change needs its own reason (CHG-09). */
export const linesWithReasons = (changes: readonly Change[], { field, reasons }: Given): HistoryLine[] =>
  changes.map((change) => ({
    ...change,
    changeReason: reasonFor(reasons, change.itemName) ?? refuse('REASON_MISSING', { field }),
  }));

/** The one reason of an action, under any name (wire.md, Requests); the item's own goes first. */
export const anyReason = ({ field, reasons }: Given, itemName: string): string =>
  reasonFor(reasons, itemName) ??
  reasons.find(({ Reason }) => Reason.trim() !== '')?.Reason ??
  refuse('REASON_MISSING', { field });
