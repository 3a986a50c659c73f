import type { TalkMeta, TalkRow } from '@portal/contract/areas/site/calls';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call, upload } from '#lib/call.ts';
import { logFailure } from '#lib/failures.ts';
import { entryIdOf } from '#lib/make-key.ts';
import { subscribeToTalkChanges } from './public/talk-events.ts';
import { visitsKey } from './public/visits-key.ts';
import type { SiteAddress } from './search.ts';

/** The loaded part of a talk, oldest first. `meta.before` is the cursor of the next older page, 0 when all is loaded. */
export type LoadedTalk = { rows: TalkRow[]; meta: TalkMeta };

async function readPage(Id: number, AwardId: number, Before: number, signal?: AbortSignal): Promise<LoadedTalk> {
  const { data, meta } = await call('Site/talk-list', { Id, AwardId, Before }, signal ? { signal } : {});
  return { rows: data, meta };
}

/** Two pages as one. What is counted is that of the newer one. */
const joined = (older: LoadedTalk, newer: LoadedTalk): LoadedTalk => ({
  rows: [...older.rows, ...newer.rows],
  meta: { ...newer.meta, before: older.meta.before },
});

const refreshed = new Set<number>();

/** Reads a talk again, once for all parts of the page that ask for it at the same moment. */
function refreshTalk(client: QueryClient, projectId: number): void {
  if (refreshed.has(projectId)) return;
  refreshed.add(projectId);
  queueMicrotask(() => {
    refreshed.delete(projectId);
    void client.invalidateQueries({ queryKey: ['talk', projectId] });
  });
}

/**
 * The talk of an award, 0 for the newest one, kept up to date. `loadOlder` adds the next older page and calls `onLoaded`
 * before it is shown. A refetch loads all pages that are loaded, in whatever part of the page they were asked for.
 */
export function useTalk(projectId: number, awardId: number) {
  const client = useQueryClient();
  const queryKey = ['talk', projectId, awardId];
  const query = useQuery<LoadedTalk>({
    queryKey,
    queryFn: async ({ signal }) => {
      const oldestLoaded = () => client.getQueryData<LoadedTalk>(queryKey)?.meta.before ?? Number.POSITIVE_INFINITY;
      let talk = await readPage(projectId, awardId, 0, signal);
      while (talk.meta.before > oldestLoaded())
        talk = joined(await readPage(projectId, awardId, talk.meta.before, signal), talk);
      return talk;
    },
  });
  useEffect(
    () =>
      subscribeToTalkChanges((changed) => {
        if (changed === '' || changed === String(projectId)) refreshTalk(client, projectId);
      }),
    [client, projectId],
  );
  const loadOlder = async (onLoaded: () => void) => {
    const before = query.data?.meta.before ?? 0;
    if (before === 0) return;
    const older = await readPage(projectId, awardId, before);
    onLoaded();
    client.setQueryData<LoadedTalk>(queryKey, (now) => now && joined(older, now));
  };
  const refresh = () => client.invalidateQueries({ queryKey: ['talk', projectId] });
  return { ...query, loadOlder, refresh };
}

type NewMessage = {
  awardId: number;
  content: string;
  asks: boolean;
  photos: readonly { name: string; blob: Blob }[];
};

/** Sends a message with its photos. */
export function sendMessage({ awardId, content, asks, photos }: NewMessage, idempotencyKey: string) {
  const form = new FormData();
  form.set('AwardId', String(awardId));
  form.set('EntryId', entryIdOf(idempotencyKey));
  form.set('Content', content);
  form.set('ConfirmYn', asks ? 'Y' : 'N');
  for (const { name, blob } of photos) form.append('photos', blob, name);
  return upload('Site/talk-add', form, { idempotencyKey });
}

/** A message as the user has read it. */
type ReadMessage = Pick<TalkRow, 'messageId' | 'version'>;

/** Changes the text of an own message. */
export const editMessage = ({ messageId, version }: ReadMessage, Content: string, idempotencyKey: string) =>
  call('Site/talk-edit', { MessageId: messageId, Version: version, Content }, { idempotencyKey });

/** Deletes an own message. */
export const removeMessage = ({ messageId, version }: ReadMessage) =>
  call('Site/talk-delete', { MessageId: messageId, Version: version });

/** Confirms a message of the other side, as the user has read it. */
export const confirmMessage = ({ messageId, version }: ReadMessage) =>
  call('Site/talk-confirm', { MessageId: messageId, Version: version });

/** Notes that the user has read up to a message. A failure only costs the mark. */
export const markRead = (MessageId: number) =>
  call('Site/talk-read', { MessageId }).catch((error: unknown) => logFailure('talk', error));

type Abortable = { signal: AbortSignal };

/** The arrivals at the site of a project, with what its page needs. */
export const visitsQuery = (projectId: number) => ({
  queryKey: visitsKey(projectId),
  queryFn: ({ signal }: Abortable) => call('Site/visit-list', { Id: projectId }, { signal }),
});

/** The sites of a day and of the next one; '' for today. */
export const sitesQuery = (day: string) => ({
  queryKey: ['site', 'day', day] as const,
  queryFn: ({ signal }: Abortable) => call('Site/visit-today', { Day: day }, { signal }),
});

/** The workbook of the sites of a day, as the filters leave them. */
export const sitesSheet = ({ day, state, own }: SiteAddress) => ({
  list: 'Site/visit-today',
  request: { Day: day, SearchState: state, OwnYN: own },
});

/** Asks the companies of these awards where their crews are. Answers how many were asked. */
export const askArrival = async (AwardIds: number[]): Promise<number> =>
  (await call('Site/visit-ask', { AwardIds })).data[0]?.asked ?? 0;
