import { noAnswer, Refusal } from '#lib/refusal.ts';
import { regainSession } from '#lib/session-end.ts';
import { sendEntry } from '../parts/sender/send-entry.ts';
import { sendQueue } from '../parts/sender/send-queue.ts';
import { changeEntry, findEntry, removeEntry } from '../parts/store/entries.ts';
import { makeEntry, type NewUnsentEntry } from '../parts/store/make-entry.ts';
import { announceQueueChange, nextQueueChange } from '../parts/store/queue-changes.ts';
import { hasUnsent } from '../parts/store/unsent.ts';
import { sendWithPage } from '../parts/store/with-page.ts';
import { enqueue } from './enqueue.ts';

/** How long a page waits for the answer before it goes on. The entry is on the device by then, and goes on being sent. */
const PAGE_WAITS_MS = 3_000;

type Refused = { status: number; code: string; reason: string; field: string };
const refusalOf = ({ status, code, reason, field }: Refused): Refusal =>
  new Refusal(status, code, reason, field === '' ? undefined : field);

type Became = 'sent' | 'kept' | 'signedOut';

/** What became of an entry so far: gone from the device, tried in vain, or under way. */
async function becameOf(entryId: string): Promise<Became | 'open'> {
  const entry = await findEntry(entryId);
  if (entry === undefined) return 'sent';
  const { state, lastError, refusal: code = '', refusalStatus: status = 0, refusalField: field = '' } = entry;
  if (state !== 'refused') {
    if (entry.signedOut === true) return 'signedOut';
    return lastError === '' ? 'open' : 'kept';
  }
  // The page that made it is still open and keeps what was typed: the refusal is shown there.
  await removeEntry(entry);
  announceQueueChange();
  throw refusalOf({ status, code, reason: lastError, field });
}

/** Waits at most three seconds until an entry has gone, was refused or was tried in vain, by whatever tab. */
async function waitForAnswer(entryId: string): Promise<Became> {
  const end = Date.now() + PAGE_WAITS_MS;
  for (;;) {
    const change = nextQueueChange(end - Date.now());
    const state = await becameOf(entryId);
    if (state !== 'open') return state;
    if (Date.now() >= end) return 'kept';
    await change;
  }
}

/** The session has ended: asks for the password over the page, then sends the entry (D-13). */
async function sendSignedIn(entryId: string): Promise<'sent' | 'kept'> {
  if (!(await regainSession(true))) return 'kept';
  const entry = await findEntry(entryId);
  if (entry) await changeEntry(entry.seq, { lastError: '', nextAt: 0, signedOut: false });
  void sendQueue({ atOnce: true });
  return (await waitForAnswer(entryId)) === 'sent' ? 'sent' : 'kept';
}

/** Sends what this device cannot store, because it is full or stores nothing. Without an answer the user is told why. */
async function sendUnstored(entry: NewUnsentEntry, reason: unknown): Promise<'sent'> {
  const { added, stored } = await makeEntry(entry);
  const outcome = await sendEntry({ ...added, seq: 0 }, stored, () => undefined);
  if (outcome.kind === 'sent') return 'sent';
  if (outcome.kind === 'refused') throw refusalOf(outcome);
  throw reason instanceof Refusal ? reason : noAnswer();
}

async function storeThenSend(entry: NewUnsentEntry): Promise<'sent' | 'kept'> {
  const isBehindOthers = await hasUnsent(entry.place.awardId);
  try {
    await enqueue(entry);
  } catch (error) {
    return sendUnstored(entry, error);
  }
  if (isBehindOthers) return 'kept';
  const became = await waitForAnswer(entry.entryId);
  return became === 'signedOut' ? sendSignedIn(entry.entryId) : became;
}

/**
 * Stores an entry on the device, then sends it (D-444): what was pressed is never lost with the page. Resolves to whether
 * the server has it now, or it is still on the device. A refusal of the server is thrown as it is, and nothing is kept
 * then: the page has what was typed.
 */
export const storeAndSend = (entry: NewUnsentEntry): Promise<'sent' | 'kept'> =>
  sendWithPage(entry.entryId, () => storeThenSend(entry));
