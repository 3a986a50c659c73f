import type { TalkMeta, TalkRow } from '@portal/contract/areas/site/calls';
import type { QueryClient } from '@tanstack/react-query';
import { readTalk } from '../api.ts';

/** The loaded part of a talk, oldest first. `meta.before` is the cursor of the next older page, 0 when all is loaded. */
export type LoadedTalk = { rows: TalkRow[]; meta: TalkMeta };

/** The query key of the talks of a project. */
export const talkKey = (projectId: number) => ['talk', projectId] as const;

/** Reads the page of a talk that ends before a message; 0 for the newest page. */
export async function readTalkPage(
  Id: number,
  AwardId: number,
  Before: number,
  signal?: AbortSignal,
): Promise<LoadedTalk> {
  const { data, meta } = await readTalk({ Id, AwardId, Before }, signal);
  return { rows: data, meta };
}

/** Two pages as one. What is counted is that of the newer one. */
export const joinedTalk = (older: LoadedTalk, newer: LoadedTalk): LoadedTalk => ({
  rows: [...older.rows, ...newer.rows],
  meta: { ...newer.meta, before: older.meta.before },
});

/** The talk of an award, 0 for the newest one. A refetch loads all pages that are loaded. */
export const talkQuery = (client: QueryClient, projectId: number, awardId: number) => {
  const queryKey = [...talkKey(projectId), awardId];
  return {
    queryKey,
    queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LoadedTalk> => {
      const oldestLoaded = () => client.getQueryData<LoadedTalk>(queryKey)?.meta.before ?? Number.POSITIVE_INFINITY;
      let talk = await readTalkPage(projectId, awardId, 0, signal);
      while (talk.meta.before > oldestLoaded())
        talk = joinedTalk(await readTalkPage(projectId, awardId, talk.meta.before, signal), talk);
      return talk;
    },
  };
};
