import type { Call } from '@portal/contract/core/call';
import { wholeNumber } from '@portal/contract/core/text';
import type { CallCtx } from '#context.ts';
import { refuse } from '#refuse.ts';

/**
 * Check of the sender before an upload is parsed. `admit` refuses users without the right, or when the record that
 * `field` names does not exist. The handler checks both again.
 */
export type Admission =
  | { field?: undefined; admit: (ctx: CallCtx) => Promise<unknown> }
  | { field: string; admit: (ctx: CallCtx, id: number) => Promise<unknown> };

/** The admission of each upload call, by its path. */
export type Admissions = Readonly<Partial<Record<Call['path'], Admission>>>;

/** The check of one request: it runs with the text of `field`, or at once when there is no field. */
export type AdmissionCheck = { field: string | undefined; ask: (text: string) => Promise<unknown> };

/** Returns the check of an admission for one caller. */
export function admissionCheckFor(admission: Admission | undefined, ctx: CallCtx): AdmissionCheck {
  if (!admission) return { field: undefined, ask: async () => undefined };
  const { field } = admission;
  if (field === undefined) return { field, ask: () => admission.admit(ctx) };
  return { field, ask: async (text) => admission.admit(ctx, wholeNumber(text) ?? refuse('BAD_REQUEST', { field })) };
}
