import type { Transition } from '@portal/contract/core/machine';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';

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
