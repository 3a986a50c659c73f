import { NOTICE_PREFIX, NoticeBoard } from '@portal/contract/areas/notices/boards';
import { readsBoard } from '@portal/contract/areas/notices/policy';
import type { LandingNotice, NoticeInfo, NoticeRow, ReaderGroup } from '@portal/contract/areas/notices/shapes';
import { defaultScope } from '@portal/contract/areas/today/lines';
import type { CallByPath } from '@portal/contract/calls';
import { type Actor, isManager } from '@portal/contract/core/actor';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { listRequest } from '@portal/contract/core/list-request';
import { queryOptions } from '@tanstack/react-query';
import { firstSteps } from '#areas/reference/public/first-steps.ts';
import { hasToday, todayWork } from '#areas/today/public/today-work.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListPage, ListQuery } from '#kit/list/use-list.ts';
import type { SendImageOptions } from '#kit/rich-text/image-uploads.ts';
import { call, upload } from '#lib/call.ts';
import { ageOfPage } from '#lib/page-opened.ts';
import { noticeSearch } from './search.ts';

const KIND = 'notices';

/** The path of a board's call (D-153). */
const at = <const Name extends string>(board: NoticeBoard, name: Name) => `${NOTICE_PREFIX[board]}/${name}` as const;

type NoticePage = ListPage<NoticeRow>;

/** Pinned ones before the others, which are what pages are made of. */
const joined = (pinned: NoticePage, { data, meta: { totalCount: paged } }: NoticePage): NoticePage => ({
  data: [...pinned.data, ...data],
  meta: { totalCount: pinned.meta.totalCount + paged, pagedCount: paged },
});

/** One page of a board's list: pinned ones on every page, before the others and not among them (NOTICE-26, D-117). */
const notices =
  (board: NoticeBoard) =>
  (address: AddressOf<(typeof noticeSearch)[NoticeBoard]>): ListQuery<NoticeRow> => ({
    queryKey: [KIND, 'list', board, address],
    queryFn: async ({ signal }) => {
      const request = listRequest(address);
      const [pinned, usual] = await Promise.all([
        call(at(board, 'all-fix-notice-list'), { ...request, Page: 1 }, { signal }),
        call(at(board, 'all-notice-list'), request, { signal }),
      ]);
      return joined(pinned, usual);
    },
  });

/** The notice as it is now; the first opening counts as read. Null when the answer is empty. */
async function readNotice(board: NoticeBoard, noticeId: string, signal?: AbortSignal): Promise<NoticeInfo | null> {
  const { data } = await call(at(board, 'notice-info'), { NoticeId: noticeId }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The notices of a board's pages. */
export const noticeSources = {
  [NoticeBoard.Partners]: {
    kind: `${KIND} C`,
    read: (id: string, signal?: AbortSignal) => readNotice(NoticeBoard.Partners, id, signal),
  },
  [NoticeBoard.Staff]: {
    kind: `${KIND} M`,
    read: (id: string, signal?: AbortSignal) => readNotice(NoticeBoard.Staff, id, signal),
  },
} as const;

/** The board that a notice stands on; null for one that cannot be seen (D-27). */
export const boardOf = (noticeId: string) =>
  queryOptions<NoticeBoard | null>({
    queryKey: [KIND, 'board', noticeId],
    queryFn: async ({ signal }) =>
      (await call('Notice/notice-board-info', { NoticeId: noticeId }, { signal })).data[0]?.board ?? null,
  });

/** The categories of notices (LOOKUP-08). */
export const categories = queryOptions({
  queryKey: ['lookup', 'noticeCategories'],
  queryFn: async ({ signal }) =>
    (await call('NoticeCategory/notice-category-list', { Page: 1, PageSize: 100 }, { signal })).data,
});

/** What stays on top of the first page until it is opened. */
export const landing = {
  queryKey: [KIND, 'landing'],
  staleTime: ageOfPage,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LandingNotice[]> =>
    (await call('Notice/notice-landing-list', {}, { signal })).data,
};

/** What the first page after sign-in asks on either board: its notices, what must be read, what waits to be done. */
export const boardList = (board: NoticeBoard) => (actor: Actor) => ({
  search: noticeSearch[board],
  query: notices(board),
  may: readsBoard(actor, board),
  also: () => [
    landing,
    ...(hasToday(actor) ? [todayWork(defaultScope(actor))] : []),
    ...(hasToday(actor) && isManager(actor) ? [firstSteps] : []),
  ],
});

export type NoticeRequest = CallRequest<CallByPath['Notice/notice-add']>;
export type NoticeEditRequest = CallRequest<CallByPath['Notice/notice-edit']>;

/** Fields as parts of a form: lists repeat their name, objects travel as JSON. */
function formOf(request: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) {
    if (name === 'existingFiles' && Array.isArray(value)) for (const one of value) form.append(name, String(one));
    else if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** Registers a notice on a board. */
export const registerNotice = (board: NoticeBoard) => (request: NoticeRequest, idempotencyKey: string) =>
  upload(at(board, 'notice-add'), formOf(request), { idempotencyKey });

/** Saves an edit; the field that names the notice comes first, as the server asks for it before it reads the rest. */
export const editNotice = (board: NoticeBoard) => (request: NoticeEditRequest, idempotencyKey: string) =>
  upload(at(board, 'notice-edit'), formOf({ NoticeId: request.NoticeId, ...request }), { idempotencyKey });

/** Deletes a notice for good, as far as the screens go (D-114). */
export const removeNotice = (board: NoticeBoard, { noticeId }: Pick<NoticeRow, 'noticeId'>) =>
  call(at(board, 'notice-delete'), { NoticeId: noticeId });

/** Stores a picture of the text; answers its address (NOTICE-54). */
export async function uploadImage(board: NoticeBoard, image: Blob, options: SendImageOptions): Promise<string> {
  const form = new FormData();
  form.set('image', image);
  const { imageUrls } = await upload(at(board, 'notice-image-upload'), form, options);
  const [address] = imageUrls;
  if (address === undefined) throw new Error('the picture got no address');
  return address;
}

/** Stores one attachment under its name; the save names it. */
export function uploadFile(board: NoticeBoard, { blob, stored }: ChosenFile, options: SendImageOptions) {
  const form = new FormData();
  form.set('files', blob, stored);
  return upload(at(board, 'notice-file-upload'), form, options);
}

const fileAddress = (board: NoticeBoard, name: 'download-file' | 'show-file', fileName: string): string =>
  `/api/${at(board, name)}?fileName=${encodeURIComponent(fileName)}`;

/** Where an attachment is saved from, and where a picture or PDF of them is shown. */
export const downloadAddress = (board: NoticeBoard, fileName: string) => fileAddress(board, 'download-file', fileName);
export const showAddress = (board: NoticeBoard, fileName: string) => fileAddress(board, 'show-file', fileName);

/** All attachments as one archive. */
export const archiveAddress = (board: NoticeBoard, noticeId: number): string =>
  `/api/${at(board, 'download-archive')}?NoticeId=${noticeId}`;

/** How far each company or department has read a notice. */
export const readerGroups = (board: NoticeBoard, noticeId: number) =>
  queryOptions<ReaderGroup[]>({
    queryKey: [KIND, 'readers', board, noticeId, 'groups'],
    queryFn: async ({ signal }) =>
      (await call(at(board, 'notice-reader-group-list'), { NoticeId: noticeId }, { signal })).data,
  });

export type ReaderFilter = Pick<
  CallRequest<CallByPath['Notice/notice-reader-list']>,
  'SearchGroupKey' | 'SearchReadStatus' | 'Page'
>;

/** One page of those a notice is written to. */
export const readers = (board: NoticeBoard, noticeId: number, filter: ReaderFilter) =>
  queryOptions<CallBody<CallByPath['Notice/notice-reader-list']>>({
    queryKey: [KIND, 'readers', board, noticeId, 'people', filter],
    queryFn: ({ signal }) => call(at(board, 'notice-reader-list'), { NoticeId: noticeId, ...filter }, { signal }),
  });

/** What is asked for anew once somebody was reminded. */
export const readersKey = (board: NoticeBoard, noticeId: number) => [KIND, 'readers', board, noticeId] as const;

/** Reminds those who have not read it, all or of one company or department; answers how many (NOTICE-64). */
export const remindUnread = async (board: NoticeBoard, noticeId: number, groupKey: string): Promise<number> =>
  (await call(at(board, 'notice-remind'), { NoticeId: noticeId, SearchGroupKey: groupKey })).remindedCount;
