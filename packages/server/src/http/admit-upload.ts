import type { Call } from '@portal/contract/core/call';
import { wholeNumber } from '@portal/contract/core/text';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';

/**
 * Who may send an upload, asked before it is taken apart: `admit` refuses who lacks the right, or for whom the record
 * that `field` names is not there. The handler asks both again.
 */
export type Admission =
  | { field?: undefined; admit: (ctx: CallCtx) => Promise<unknown> }
  | { field: string; admit: (ctx: CallCtx, id: number) => Promise<unknown> };

/** Admissions by the paths of their calls. */
export type Admissions = Readonly<Partial<Record<Call['path'], Admission>>>;

/** What the reader of a form asks with the text of `field`, or at once where there is none. */
export type Admit = { field: string | undefined; ask: (text: string) => Promise<unknown> };

/** The question of an admission for one caller. */
export function admitFor(admission: Admission | undefined, ctx: CallCtx): Admit {
  if (!admission) return { field: undefined, ask: async () => undefined };
  const { field } = admission;
  if (field === undefined) return { field, ask: () => admission.admit(ctx) };
  return { field, ask: async (text) => admission.admit(ctx, wholeNumber(text) ?? refuse('BAD_REQUEST', { field })) };
}
