import { type QueryCacheNotifyEvent, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { listOfflineAwards } from '#areas/site-queue/public/offline-awards.ts';
import { logFailure } from '#lib/failures.ts';
import { useActor } from '#lib/use-actor.ts';
import { projectIdOf } from '../parts/offline/award-answers.ts';
import { storeFromCache, storeOpenAwards } from '../parts/offline/store-awards.ts';

const AGAIN_MS = 30 * 60 * 1000;
/** The page that was opened comes first. */
const START_MS = 5000;
/** Answers that arrive together are stored together. */
const GATHER_MS = 1000;

const log = (error: unknown): void => logFailure('offline-awards', error);

const isAnswer = ({ type, ...event }: QueryCacheNotifyEvent): boolean =>
  type === 'updated' && 'action' in event && event.action.type === 'success';

/** Asks the service worker for the code of an award's page, which it keeps too. */
const storeCode = (): void => navigator.serviceWorker?.controller?.postMessage('store awards');

/** Works in one tab at a time. Over plain http browsers have no locks, and each tab works. */
const inOneTab = async (work: () => Promise<void>): Promise<void> => {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request('offline-awards', { ifAvailable: true }, (lock) => (lock ? work() : undefined));
};

/** Keeps the own open awards on a contractor's device, and what their pages read anew (D-575). It draws nothing. */
export function StoreAwards(): null {
  const client = useQueryClient();
  const actor = useActor();
  useEffect(() => {
    if (!actor) return undefined;
    const ending = new AbortController();
    const keepAll = () => {
      if (!navigator.onLine) return;
      storeCode();
      inOneTab(() => storeOpenAwards(client, actor, ending.signal)).catch(log);
    };
    const start = setTimeout(keepAll, START_MS);
    const again = setInterval(keepAll, AGAIN_MS);
    window.addEventListener('online', keepAll);
    const changed = new Set<number>();
    const store = async () => {
      const projectIds = [...changed];
      changed.clear();
      const stored = new Set((await listOfflineAwards()).map(({ projectId }) => projectId));
      for (const id of projectIds) if (stored.has(id)) await storeFromCache(client, id, actor);
    };
    let gathering: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = client.getQueryCache().subscribe((event) => {
      const projectId = isAnswer(event) ? projectIdOf(event.query.queryKey) : undefined;
      if (projectId === undefined) return;
      changed.add(projectId);
      clearTimeout(gathering);
      gathering = setTimeout(() => void store().catch(log), GATHER_MS);
    });
    return () => {
      ending.abort();
      clearTimeout(start);
      clearInterval(again);
      clearTimeout(gathering);
      window.removeEventListener('online', keepAll);
      unsubscribe();
    };
  }, [client, actor]);
  return null;
}
