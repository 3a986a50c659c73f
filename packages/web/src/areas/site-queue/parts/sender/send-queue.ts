import { createStore } from '#lib/create-store.ts';
import { logFailure } from '#lib/failures.ts';
import { readSession } from '#lib/session.ts';
import { changeEntry, listEntries, readFiles, removeEntry, SENDING_MS, type UnsentEntry } from '../store/entries.ts';
import { announceQueueChange } from '../store/queue-changes.ts';
import { nextEntry, pauseAfter } from './next-entry.ts';
import { asOneSender } from './one-sender.ts';
import { giveUpTry } from './one-try.ts';
import { type EntryOutcome, sendEntry } from './send-entry.ts';
import { noteSent } from './sent-entries.ts';

/** The entry that this tab is sending now; 0 for none. */
export const sendingNow = createStore(0);

/** How much of that entry's photo has been sent, in percent. */
export const sentPercent = createStore(0);

/** Notes what became of an entry. Its files go only after the server has said that it has them. */
async function settle(entry: UnsentEntry, outcome: EntryOutcome): Promise<void> {
  if (outcome.kind === 'sent') {
    await removeEntry(entry);
    return noteSent(entry);
  }
  if (outcome.kind === 'refused') {
    const { reason, code, status, field } = outcome;
    const refusal = { refusal: code, refusalStatus: status, refusalField: field };
    return changeEntry(entry.seq, { state: 'refused', lastError: reason, ...refusal });
  }
  // Nobody is signed in, or the device has no connection: the entry itself has not failed.
  if (outcome.kind === 'signIn' || (outcome.kind === 'offline' && !navigator.onLine))
    return changeEntry(entry.seq, { lastError: outcome.reason, signedOut: outcome.kind === 'signIn' });
  const tries = entry.tries + 1;
  const nextAt = Date.now() + pauseAfter(tries);
  return changeEntry(entry.seq, {
    tries,
    nextAt,
    lastError: outcome.reason,
    silent: outcome.kind === 'silent',
    signedOut: false,
  });
}

async function sendOne(entry: UnsentEntry): Promise<EntryOutcome> {
  let sent: UnsentEntry | undefined;
  sendingNow.set(entry.seq);
  announceQueueChange();
  try {
    const files = await readFiles(entry.entryId);
    const outcome = await sendEntry(entry, files, (fraction) => sentPercent.set(Math.floor(fraction * 100)));
    await settle(entry, outcome);
    if (outcome.kind === 'sent') sent = entry;
    return outcome;
  } finally {
    sendingNow.set(0);
    sentPercent.set(0);
    announceQueueChange(sent);
  }
}

/** After so many entries without an answer the line is taken for dead, and the round ends. */
const MOST_SILENCES = 2;

/** Sends what may go, one after the other, until nothing is left or the server cannot be reached. */
async function sendRound(userId: string, atOnce: boolean): Promise<void> {
  const tried = new Set<number>();
  let silences = 0;
  for (;;) {
    // Read anew each time: entries are added and removed meanwhile, by this tab and by others.
    const own = (await listEntries()).filter((entry) => entry.userId === userId);
    const entry = nextEntry(own, { now: Date.now(), tried, atOnce });
    if (entry === undefined || readSession()?.userId !== userId) return;
    tried.add(entry.seq);
    const { kind } = await sendOne(entry);
    silences = kind === 'silent' ? silences + 1 : 0;
    if (kind === 'signIn' || kind === 'offline' || silences === MOST_SILENCES) return;
  }
}

let running: Promise<void> | null = null;
/** What was asked for while a round was under way. */
let nextRound: { atOnce: boolean } | null = null;

async function run(): Promise<void> {
  while (nextRound !== null) {
    const { atOnce } = nextRound;
    nextRound = null;
    const userId = readSession()?.userId;
    if (userId !== undefined) await asOneSender(() => sendRound(userId, atOnce));
  }
}

/**
 * Sends the entries of the signed-in user in the background. `atOnce` skips the pauses after failures. Resolves when
 * the round is over; what failed is tried again later.
 */
export function sendQueue({ atOnce = false }: { atOnce?: boolean } = {}): Promise<void> {
  nextRound = { atOnce: atOnce || nextRound?.atOnce === true };
  running ??= run()
    .catch((error: unknown) => logFailure('site-queue', error))
    .finally(() => {
      running = null;
      // Asked in the moment between the last look and now.
      if (nextRound !== null) void sendQueue(nextRound);
    });
  return running;
}

/**
 * Tries entries again that were refused or are too old to go by themselves, and then all others. It begins at once: the
 * try that is waiting for an answer now is given up.
 */
export async function sendAgain(entries: readonly UnsentEntry[]): Promise<void> {
  for (const { seq } of entries)
    await changeEntry(seq, { state: 'waiting', nextAt: 0, lastError: '', sentUntil: Date.now() + SENDING_MS });
  announceQueueChange();
  giveUpTry();
  await sendQueue({ atOnce: true });
}
