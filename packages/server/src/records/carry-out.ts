import type { Transition } from '@portal/contract/core/machine';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';

/** How the record of a transition is changed, and what is found when it was not. */
type Claim<S extends string> = {
  /** Changes the record only while it is in one of these states; answers whether it did. */
  claim: (from: readonly S[], status: { status?: S }) => Promise<boolean>;
  /** The state it is in now; undefined when it is gone. */
  meet: () => Promise<S | undefined>;
};

/**
 * Carries out one row of a state table. The claim decides, not the state read before; who comes too late gets
 * the row's refusal for the state he meets (decisions.md sections 18 and 19).
 */
export async function carryOut<S extends string>(
  { actor }: CallCtx,
  rule: Transition<S>,
  { claim, meet }: Claim<S>,
): Promise<void> {
  if (!rule.may(actor)) refuse('FORBIDDEN');
  const status = rule.to === null || rule.to === 'deleted' ? {} : { status: rule.to };
  if (await claim(rule.from, status)) return;
  const met = await meet();
  refuse(met === undefined ? 'NOT_FOUND' : rule.refusal(met));
}
