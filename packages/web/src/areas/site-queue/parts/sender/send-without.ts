import type { RefusalCode } from '@portal/contract/messages';
import { readSentPhotos } from '../../api.ts';
import { changeEntry, type UnsentEntry } from '../store/entries.ts';
import { sendAgain } from './send-queue.ts';

const UNKNOWN: RefusalCode = 'PHOTO_UNKNOWN';

/** Whether the server refused an entry because it names a photo that never arrived. */
export const lacksPhoto = ({ state, refusal }: Pick<UnsentEntry, 'state' | 'refusal'>): boolean =>
  state === 'refused' && refusal === UNKNOWN;

/** Sends an entry again without the photos that the server does not have. */
export async function sendWithoutMissing(entry: UnsentEntry): Promise<void> {
  const { seq, body, projectId, awardId } = entry;
  const sent = await readSentPhotos(projectId, awardId);
  const ids = new Set<unknown>(sent.map(({ entryId }) => entryId));
  const named = Array.isArray(body['Photos']) ? body['Photos'] : [];
  await changeEntry(seq, { body: { ...body, Photos: named.filter((id) => ids.has(id)) } });
  await sendAgain([entry]);
}
