import type { TalkRow } from '@portal/contract/areas/site/calls';
import { call, upload } from '#lib/call.ts';
import { logFailure } from '#lib/failures.ts';
import { entryIdOf } from '#lib/make-key.ts';
import type { SiteAddress } from './search.ts';

/** A page of a talk. `Before` is the message that it ends before, 0 for the newest page. */
export const readTalk = (page: { Id: number; AwardId: number; Before: number }, signal?: AbortSignal) =>
  call('Site/talk-list', page, signal ? { signal } : {});

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

/** The arrivals at the site of a project, with what its page needs. */
export const readVisits = (Id: number, signal: AbortSignal) => call('Site/visit-list', { Id }, { signal });

type Abortable = { signal: AbortSignal };

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
