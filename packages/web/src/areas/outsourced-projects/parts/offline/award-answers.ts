import { isOwnAward } from '@portal/contract/areas/outsourced-projects/policy';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { hashKey, type QueryClient } from '@tanstack/react-query';
import { receiptsQuery } from '#areas/receipts/public/receipts-query.ts';
import { talkKey, talkQuery } from '#areas/site/public/talk-query.ts';
import { visitsKey, visitsQuery } from '#areas/site/public/visits-query.ts';
import { logsQuery } from '#areas/site-logs/public/logs-query.ts';
import { photosKey, photosQuery } from '#areas/site-photos/public/photos-query.ts';
import type { OfflineAnswer } from '#areas/site-queue/public/offline-awards.ts';
import { reportsKey, reportsQuery } from '#areas/site-reports/public/reports-query.ts';
import { recordQuery } from '#kit/record/record-query.ts';
import { aheadSource } from '../../api.ts';
import { awardStateOf } from '../record/allowed.ts';

/** The query of the record itself, under the key by which its page asks it without a reload. */
export const awardRecordQuery = (projectId: number) => recordQuery(aheadSource, String(projectId), '');

/** The beginning of the key of the record's query, whatever its reload. */
const recordKey = (projectId: number) => awardRecordQuery(projectId).queryKey.slice(0, -1);

/** Everything that the tabs of an award read, one after another. Rejects as the first call that fails. */
export async function readAward(client: QueryClient, projectId: number): Promise<void> {
  await client.fetchQuery(awardRecordQuery(projectId));
  await client.fetchQuery(visitsQuery(projectId));
  await client.fetchQuery(logsQuery(projectId));
  await client.fetchQuery(receiptsQuery(projectId));
  await client.fetchQuery(photosQuery(projectId, 0));
  await client.fetchQuery(talkQuery(client, projectId, 0));
  await client.fetchQuery(reportsQuery(projectId));
}

/** The keys under which answers of an award stand in the cache. */
const awardKeys = (projectId: number): (readonly unknown[])[] => [
  recordKey(projectId),
  visitsKey(projectId),
  photosKey(projectId),
  talkKey(projectId),
  reportsKey(projectId),
];

/** The answers of an award in the cache. The newest record stands under the key that its page asks first. */
export function answersOf(client: QueryClient, projectId: number): OfflineAnswer[] {
  const answers = awardKeys(projectId)
    .flatMap((queryKey) => client.getQueryCache().findAll({ queryKey }))
    .filter(({ state }) => state.status === 'success' && state.data)
    .map(({ queryKey, state }) => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
  const first = hashKey(recordKey(projectId));
  const isRecord = ({ key }: OfflineAnswer) => hashKey(key.slice(0, -1)) === first;
  const [record] = answers.filter(isRecord).sort((one, other) => other.at - one.at);
  const others = answers.filter((answer) => !isRecord(answer));
  return record ? [{ ...record, key: awardRecordQuery(projectId).queryKey }, ...others] : others;
}

/** When the newest record of a project in the cache was read, in ms; 0 for none. */
export const recordReadAt = (client: QueryClient, projectId: number): number =>
  Math.max(
    0,
    ...client
      .getQueryCache()
      .findAll({ queryKey: recordKey(projectId) })
      .map(({ state }) => state.dataUpdatedAt),
  );

/** Key of when the shown record was read, in ms, if the server did not answer in time (D-575). */
export const unansweredKey = (projectId: number) => ['unanswered award', projectId] as const;

/** The record among the answers of an award. */
export const recordIn = (answers: readonly OfflineAnswer[], projectId: number): ProjectInfo | undefined => {
  const key = hashKey(awardRecordQuery(projectId).queryKey);
  return answers.find((answer) => hashKey(answer.key) === key)?.data as ProjectInfo | undefined;
};

/** The project whose award a query reads, undefined for every other query. */
export function projectIdOf(key: readonly unknown[]): number | undefined {
  const projectId = Number(key[0] === 'talk' ? key[1] : key[2]);
  const isOfAward =
    projectId > 0 && awardKeys(projectId).some((start) => hashKey(start) === hashKey(key.slice(0, start.length)));
  return isOfAward ? projectId : undefined;
}

/** Whether the device keeps a project: an own award that is not completed. */
export const opensOffline = (project: ProjectInfo, actor: Actor): boolean =>
  project.mizeStatus === ProjectStatus.Awarded && isOwnAward(actor, awardStateOf(project));
