import { DAY_MS } from '@portal/contract/core/dates';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { readOfflineAward } from '#areas/site-queue/public/offline-awards.ts';
import { recordQuery } from '#kit/record/record-query.ts';
import { logFailure } from '#lib/failures.ts';
import { projectSource } from '../api.ts';
import { awardRecordQuery, recordReadAt, unansweredKey } from '../parts/offline/award-answers.ts';

/** How long the server may answer first. Without a connection nothing is waited for. */
const PATIENCE_MS = 700;

const patience = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, navigator.onLine ? PATIENCE_MS : 0);
  });

/**
 * Puts what the device keeps of an award in place of answers that do not come. Later ones replace it (D-575). `reload`
 * is that of the page's address.
 */
export async function openOfflineAward(client: QueryClient, id: string, reload: string): Promise<void> {
  const openedAt = Date.now();
  await patience();
  const award = await readOfflineAward(Number(id)).catch((error: unknown) => {
    logFailure('offline-awards', error);
    return undefined;
  });
  const recordHash = hashKey(awardRecordQuery(Number(id)).queryKey);
  for (const { key, data, at } of award?.answers ?? []) {
    const queryKey = hashKey(key) === recordHash ? recordQuery(projectSource, id, reload).queryKey : key;
    if ((client.getQueryState(queryKey)?.dataUpdatedAt ?? 0) >= at) continue;
    client.setQueryDefaults(queryKey, { gcTime: DAY_MS });
    client.setQueryData(queryKey, data, { updatedAt: at });
  }
  const readAt = recordReadAt(client, Number(id));
  if (readAt > 0 && readAt < openedAt) client.setQueryData(unansweredKey(Number(id)), readAt);
}
