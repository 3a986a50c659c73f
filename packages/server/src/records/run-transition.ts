import type { Transition } from '@portal/contract/core/machine';
import type { RefusalCode } from '@portal/contract/messages';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';
import { refuseStale } from './edits.ts';

/** How a transition changes its record, and reads its status when it could not. */
type TransitionStore<S extends string> = {
  /** Changes the record only while it has one of these statuses; returns whether it did. */
  claim: (from: readonly S[], status: { status?: S }) => Promise<boolean>;
  /** The current status; undefined when the record does not exist. */
  currentStatus: () => Promise<S | undefined>;
};

/**
 * Runs one transition of a state table. The conditional update decides, not the status that was read before. A caller
 * who is too late gets the refusal for the current status (outsourced-projects-states.md and internal-projects.md).
 */
export async function runTransition<S extends string>(
  { actor }: CallCtx,
  rule: Transition<S>,
  store: TransitionStore<S>,
): Promise<void> {
  if (!rule.may(actor)) refuse('FORBIDDEN');
  const status = rule.to === null || rule.to === 'deleted' ? {} : { status: rule.to };
  if (await store.claim(rule.from, status)) return;
  const current = await store.currentStatus();
  refuse(current === undefined ? 'NOT_FOUND' : rule.refusal(current));
}

/** A step as its caller decided on it: the row of the state table, the locked record, and the Version they saw. */
type DecidedStep<S extends string> = {
  rule: Transition<S>;
  record: { status: S; version: number };
  version: number | undefined;
  /** The refusal of a step without a state of its own that was done already, such as a receipt. */
  already?: RefusalCode | undefined;
};

/**
 * Refuses a step that the caller may never do, then one that is done already (D-680). One that is never possible from
 * the state of its record counts as such: DELETE_LOCKED. Last it refuses a stale Version (D-210).
 */
export function refuseStaleOrDone<S extends string>({ actor }: CallCtx, step: DecidedStep<S>): void {
  const { rule, record, version, already } = step;
  if (!rule.may(actor)) refuse('FORBIDDEN');
  const named = rule.from.includes(record.status) ? already : rule.refusal(record.status);
  if (named !== undefined && named !== 'BAD_STATE') refuse(named);
  refuseStale(version, record);
}
