import { makeKey } from '#lib/make-key.ts';
import { changeNote } from '../store/note-store.ts';

const LOCK = 'site-queue';
/** How long a lease lasts unless it is renewed. A tab that was killed holds up the others no longer than this. */
const LEASE_MS = 20_000;
const RENEW_MS = 5_000;

const owner = makeKey();

/** Takes or renews the lease. False while another tab has it. */
const takeLease = (): Promise<boolean> =>
  changeNote('lease', (lease) => {
    const now = Date.now();
    // A lease far ahead was made by a clock that has been corrected since.
    const isTaken = lease !== undefined && lease.until > now && lease.until <= now + LEASE_MS;
    return isTaken && lease.owner !== owner ? undefined : { owner, until: now + LEASE_MS };
  });

const endLease = (): Promise<boolean> =>
  changeNote('lease', (lease) => (lease?.owner === owner ? { owner, until: 0 } : undefined));

async function withLease(job: () => Promise<void>): Promise<boolean> {
  if (!(await takeLease())) return false;
  const timer = setInterval(() => void takeLease().catch(() => undefined), RENEW_MS);
  try {
    await job();
  } finally {
    clearInterval(timer);
    await endLease();
  }
  return true;
}

/**
 * Runs the job unless another tab of this browser is sending. Resolves to whether it ran. Browsers have locks in secure
 * contexts alone; elsewhere a lease in the database does the same.
 */
export async function asOneSender(job: () => Promise<void>): Promise<boolean> {
  const locks: LockManager | null | undefined = navigator.locks;
  if (!locks) return withLease(job);
  return locks.request(LOCK, { ifAvailable: true }, async (lock) => {
    if (lock === null) return false;
    await job();
    return true;
  });
}
