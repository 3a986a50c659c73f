import { NOTICE_PREFIX, NoticeBoard } from '@portal/contract/areas/notices/boards';
import { READER_LIST_SIZE, type ReadState } from '@portal/contract/areas/notices/lists';
import { readsBoard } from '@portal/contract/areas/notices/policy';
import type { LandingNotice, NoticeInfo, NoticeRow, ReaderGroup } from '@portal/contract/areas/notices/shapes';
import { defaultScope } from '@portal/contract/areas/today/lines';
import type { CallByPath } from '@portal/contract/calls';
import { type Actor, isManager } from '@portal/contract/core/actor';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { listRequest } from '@portal/contract/core/list-request';
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { setupStepsQuery } from '#areas/reference/public/setup-steps-query.ts';
import { hasToday, todayWork } from '#areas/today/public/today-work.ts';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import type { AddressOf } from '#kit/list/list-search.ts';
import type { ListAnswer, ListQuery } from '#kit/list/use-list.ts';
import type { SendImageOptions } from '#kit/rich-text/image-uploads.ts';
import { call, upload } from '#lib/call.ts';
import { pageAge } from '#lib/page-opened.ts';
import { noticeSearch } from './search.ts';

const KIND = 'notices';

/** The call path of a board (D-153). */
const callPath = <const Name extends string>(board: NoticeBoard, name: Name) =>
  `${NOTICE_PREFIX[board]}/${name}` as const;

type NoticePage = ListAnswer<NoticeRow>;

/** The pinned notices, then the page of the others. Only the others are paged. */
const joinedPages = (pinned: NoticePage, { data, meta: { totalCount: paged } }: NoticePage): NoticePage => ({
  data: [...pinned.data, ...data],
  meta: { totalCount: pinned.meta.totalCount + paged, pagedCount: paged },
});

/** The query key of a board's list. */
export const noticeListKey = (board: NoticeBoard) => [KIND, 'list', board] as const;

/** One page of a board's list. The pinned notices are on every page, before the others (NOTICE-26, D-117). */
const notices =
  (board: NoticeBoard) =>
  (address: AddressOf<(typeof noticeSearch)[NoticeBoard]>): ListQuery<NoticeRow> => ({
    queryKey: [...noticeListKey(board), address],
    queryFn: async ({ signal }) => {
      const request = listRequest(address);
      const [pinned, usual] = await Promise.all([
        call(callPath(board, 'all-fix-notice-list'), { ...request, Page: 1 }, { signal }),
        call(callPath(board, 'all-notice-list'), request, { signal }),
      ]);
      return joinedPages(pinned, usual);
    },
    meta: { list: callPath(board, 'all-notice-list'), request: listRequest(address) },
  });

/** Reads a notice; the first time counts as read. Returns null when the response is empty. */
async function readNotice(board: NoticeBoard, noticeId: string, signal?: AbortSignal): Promise<NoticeInfo | null> {
  const { data } = await call(callPath(board, 'notice-info'), { NoticeId: noticeId }, signal ? { signal } : {});
  return data[0] ?? null;
}

/** The source of the records of each board's pages. */
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

/** The query of the board of a notice; null when the user may not see it (D-27). */
export const boardQuery = (noticeId: string) =>
  queryOptions<NoticeBoard | null>({
    queryKey: [KIND, 'board', noticeId],
    queryFn: async ({ signal }) =>
      (await call('Notice/notice-board-info', { NoticeId: noticeId }, { signal })).data[0]?.board ?? null,
  });

/** The query of the notice categories (LOOKUP-08). */
export const noticeCategories = queryOptions({
  queryKey: ['lookup', 'noticeCategories'],
  queryFn: async ({ signal }) =>
    (await call('NoticeCategory/notice-category-list', { Page: 1, PageSize: 100 }, { signal })).data,
});

/** The query of the notices on top of the first page, which the user has not opened. */
export const landingNotices = {
  queryKey: [KIND, 'landing'],
  staleTime: pageAge,
  queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LandingNotice[]> =>
    (await call('Notice/notice-landing-list', {}, { signal })).data,
};

/**
 * Search and preloaded queries of the first page after sign-in: the notices, those to be read, and the work of today.
 */
export const boardList = (board: NoticeBoard) => (actor: Actor) => ({
  search: noticeSearch[board],
  query: notices(board),
  may: readsBoard(actor, board),
  also: () => [
    landingNotices,
    ...(hasToday(actor) ? [todayWork(defaultScope(actor))] : []),
    ...(hasToday(actor) && isManager(actor) ? [setupStepsQuery] : []),
  ],
});

/** The request that registers a notice. */
export type NoticeRequest = CallRequest<CallByPath['Notice/notice-add']>;
/** The request that edits a notice. */
export type NoticeEditRequest = CallRequest<CallByPath['Notice/notice-edit']>;

/** The fields as parts of a form. Lists repeat their name, objects are sent as JSON. */
function formOf(request: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(request)) {
    if (name === 'existingFiles' && Array.isArray(value)) for (const item of value) form.append(name, String(item));
    else if (value !== undefined) form.set(name, typeof value === 'object' ? JSON.stringify(value) : String(value));
  }
  return form;
}

/** Registers a notice on a board. */
export const registerNotice = (board: NoticeBoard) => (request: NoticeRequest, idempotencyKey: string) =>
  upload(callPath(board, 'notice-add'), formOf(request), { idempotencyKey });

/** Saves an edit. NoticeId must be the first field, because the server needs it before it reads the rest. */
export const editNotice = (board: NoticeBoard) => (request: NoticeEditRequest, idempotencyKey: string) =>
  upload(callPath(board, 'notice-edit'), formOf({ NoticeId: request.NoticeId, ...request }), { idempotencyKey });

/** Deletes a notice. Permission M can bring it back (D-521). */
export const removeNotice = (
  board: NoticeBoard,
  { noticeId }: Pick<NoticeRow, 'noticeId'>,
  { idempotencyKey, reason }: { idempotencyKey: string; reason: string },
) => call(callPath(board, 'notice-delete'), { NoticeId: noticeId, DeleteReason: reason }, { idempotencyKey });

/** Uploads a picture of the text and returns its address (NOTICE-54). */
export async function uploadImage(board: NoticeBoard, image: Blob, options: SendImageOptions): Promise<string> {
  const form = new FormData();
  form.set('image', image);
  const { imageUrls } = await upload(callPath(board, 'notice-image-upload'), form, options);
  const [address] = imageUrls;
  if (address === undefined) throw new Error('the picture got no address');
  return address;
}

/** Uploads one attachment under its name. The save then names it. */
export function uploadFile(board: NoticeBoard, { blob, stored }: ChosenFile, options: SendImageOptions) {
  const form = new FormData();
  form.set('files', blob, stored);
  return upload(callPath(board, 'notice-file-upload'), form, options);
}

const fileAddress = (board: NoticeBoard, name: 'download-file' | 'show-file', fileName: string): string =>
  `/api/${callPath(board, name)}?fileName=${encodeURIComponent(fileName)}`;

/** The address that downloads an attachment. */
export const downloadAddress = (board: NoticeBoard, fileName: string) => fileAddress(board, 'download-file', fileName);
/** The address that shows a picture or PDF among the attachments. */
export const showAddress = (board: NoticeBoard, fileName: string) => fileAddress(board, 'show-file', fileName);

/** The address of all attachments as one archive. */
export const archiveAddress = (board: NoticeBoard, noticeId: number): string =>
  `/api/${callPath(board, 'download-archive')}?NoticeId=${noticeId}`;

/** The query of the number of readers by company or department. */
export const readerGroups = (board: NoticeBoard, noticeId: number) =>
  queryOptions<ReaderGroup[]>({
    queryKey: [KIND, 'readers', board, noticeId, 'groups'],
    queryFn: async ({ signal }) =>
      (await call(callPath(board, 'notice-reader-group-list'), { NoticeId: noticeId }, { signal })).data,
  });

/** The pages of the recipients of a notice who have read it ('Y') or not ('N'), by company or department. */
export const readerPages = (board: NoticeBoard, noticeId: number, SearchReadStatus: ReadState) =>
  infiniteQueryOptions({
    queryKey: [KIND, 'readers', board, noticeId, 'people', SearchReadStatus],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call(
        callPath(board, 'notice-reader-list'),
        { NoticeId: noticeId, SearchReadStatus, Page: pageParam },
        { signal },
      ),
    getNextPageParam: ({ meta }: CallBody<CallByPath['Notice/notice-reader-list']>, pages) =>
      pages.length * READER_LIST_SIZE < meta.totalCount ? pages.length + 1 : undefined,
  });

/** The query key to refetch after a reminder. */
export const readersKey = (board: NoticeBoard, noticeId: number) => [KIND, 'readers', board, noticeId] as const;

/** Reminds the recipients who have not read the notice, all or one group. Returns their number (NOTICE-64). */
export const remindUnread = async (board: NoticeBoard, noticeId: number, groupKey: string): Promise<number> =>
  (await call(callPath(board, 'notice-remind'), { NoticeId: noticeId, SearchGroupKey: groupKey })).remindedCount;
