import type { VisitPage } from '@portal/contract/areas/site/visit-calls';
import type { Actor } from '@portal/contract/core/actor';
import { wholeAddress } from '@portal/contract/core/address';
import { daysBetween } from '@portal/contract/core/dates';
import type { QueryClient } from '@tanstack/react-query';
import { visitsQuery } from '#areas/site/public/visits-query.ts';
import {
  listOfflineAwards,
  MOST_OFFLINE_AWARDS,
  removeOfflineAward,
  storeOfflineAward,
} from '#areas/site-queue/public/offline-awards.ts';
import { today } from '#lib/days.ts';
import { Refusal } from '#lib/refusal.ts';
import { readOwnAwards } from '../../api.ts';
import { answersOf, opensOffline, readAward, recordIn } from './award-answers.ts';
import { storePictures } from './award-pictures.ts';

/** How old an award may be before it is read again, in ms: near today, and otherwise. */
const FRESH_MS = { near: 30 * 60 * 1000, far: 24 * 60 * 60 * 1000 };
const NEAR_DAYS = 3;
/** Pauses between awards, in ms: an award is seven calls, and a user has 600 a minute. */
const PAUSE_MS = { near: 3000, far: 15_000 };

const daysAway = (day: string): number => Math.abs(daysBetween(today(), day));

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

/** Keeps what the cache has of an award on this device. One that is no own award any more leaves it. */
export async function storeFromCache(client: QueryClient, projectId: number, actor: Actor): Promise<void> {
  const answers = answersOf(client, projectId);
  const project = recordIn(answers, projectId);
  if (project === undefined) return;
  if (!opensOffline(project, actor)) return removeOfflineAward(projectId);
  const page = client.getQueryData<{ meta: VisitPage }>(visitsQuery(projectId).queryKey);
  await storeOfflineAward({
    projectId,
    awardId: page?.meta.awardId ?? 0,
    projectName: project.projectName,
    startDay: project.choiceSelDate,
    address: wholeAddress(project),
    answers,
  });
}

/** Reads an award, and keeps it. One that the server no longer shows leaves the device. */
async function refresh(client: QueryClient, projectId: number, actor: Actor): Promise<void> {
  try {
    await readAward(client, projectId);
  } catch (error) {
    if (error instanceof Refusal && error.status === 404) return removeOfflineAward(projectId);
    throw error;
  }
  await storeFromCache(client, projectId, actor);
}

/**
 * Keeps the open awards of the user on this device, the nearest first, and removes those that have ended (D-575). Ends
 * at the first call that is not answered.
 */
export async function storeOpenAwards(client: QueryClient, actor: Actor, signal: AbortSignal): Promise<void> {
  const open = (await readOwnAwards(MOST_OFFLINE_AWARDS, signal))
    .filter(({ ownYN }) => ownYN === 'Y')
    .map(({ id, choiceSelDate }) => ({ id, day: choiceSelDate }));
  const stored = await listOfflineAwards();
  for (const { projectId } of stored) if (!open.some(({ id }) => id === projectId)) await removeOfflineAward(projectId);
  for (const { id, day } of open.sort((one, other) => daysAway(one.day) - daysAway(other.day))) {
    const at = stored.find(({ projectId }) => projectId === id)?.at ?? 0;
    const distance = daysAway(day) <= NEAR_DAYS ? 'near' : 'far';
    if (Date.now() - at < FRESH_MS[distance]) continue;
    await refresh(client, id, actor);
    await pause(PAUSE_MS[distance], signal);
    if (signal.aborted) return;
  }
  const near = (await listOfflineAwards()).filter(({ startDay }) => daysAway(startDay) <= NEAR_DAYS);
  await storePictures(near.flatMap(({ answers }) => answers));
}
