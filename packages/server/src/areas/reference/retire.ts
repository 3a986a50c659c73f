import type { YesNo } from '@portal/contract/core/formats';
import { isReferenced } from '#db/failures.ts';
import { refuse } from '#refuse.ts';

type Retiring = {
  /** Writes whether the record is in use. */
  write: (active: boolean) => Promise<unknown>;
  log: (action: string) => Promise<unknown>;
};

/** Puts a record out of use or back into it; what is so already stays without a note. */
export async function retire(held: { active: boolean }, wanted: YesNo, { write, log }: Retiring): Promise<void> {
  const active = wanted === 'Y';
  if (held.active === active) return;
  await write(active);
  await log(active ? '사용' : '미사용');
}

/** Waits for a deletion; what others refer to is refused: the tables that do decide. */
export async function refuseReferenced(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    throw isReferenced(error) ? refuse('REFERENCE_IN_USE') : error;
  }
}

/** What was changed, each as it was and as it is: 'a → b, c → d'; '' when nothing was. */
export const changedText = (pairs: readonly (readonly [before: string, after: string])[]): string =>
  pairs
    .filter(([before, after]) => before !== after)
    .map(([before, after]) => `${before} → ${after}`)
    .join(', ');
