import type { RefusalCode } from '@portal/contract/messages';
import { changeEntry, type UnsentEntry } from '../store/entries.ts';
import { sendAgain } from './send-queue.ts';

const MISSING: RefusalCode = 'REASON_MISSING';

/** Whether the server refused an entry because it came too late to be taken without a reason. */
export const lacksReason = ({ state, refusal }: Pick<UnsentEntry, 'state' | 'refusal'>): boolean =>
  state === 'refused' && refusal === MISSING;

/** Sends an entry again with the reason that was asked for. */
export async function sendWithReason(entry: UnsentEntry, reason: string): Promise<void> {
  await changeEntry(entry.seq, { body: { ...entry.body, Reason: reason } });
  await sendAgain([entry]);
}
