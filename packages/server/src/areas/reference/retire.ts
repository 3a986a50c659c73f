import type { YesNo } from '@portal/contract/core/formats';
import { isReferenced } from '#db/failures.ts';
import { refuse } from '#refuse.ts';

type RetireActions = {
  /** Writes whether the record is in use. */
  write: (active: boolean) => Promise<unknown>;
  log: (action: string) => Promise<unknown>;
};

/** Retires a record or puts it back into use. Without a change it writes and logs nothing. */
export async function retire(
  record: { active: boolean },
  activeYn: YesNo,
  { write, log }: RetireActions,
): Promise<void> {
  const active = activeYn === 'Y';
  if (record.active === active) return;
  await write(active);
  await log(active ? '사용' : '사용 안 함');
}

/** Runs a deletion. Refuses it when a foreign key still refers to the record. */
export async function refuseReferenced(deletion: Promise<unknown>): Promise<void> {
  try {
    await deletion;
  } catch (error) {
    throw isReferenced(error) ? refuse('REFERENCE_IN_USE') : error;
  }
}
