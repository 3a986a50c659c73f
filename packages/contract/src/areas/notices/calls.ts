import { z } from 'zod';
import { isSignedIn, isStaff } from '../../core/actor.ts';
import { added, type Call, defineCall, done, file, info, list, listWith, plain, rows } from '../../core/call.ts';
import {
  changeReasons,
  codeOr,
  id,
  keywordFields,
  pageFields,
  searchKey,
  text,
  userId,
  version,
} from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { RICH_LIMIT } from '../../core/rich-text.ts';
import { FILE_RULES } from '../files/kinds.ts';
import { LONGEST_NAME } from '../files/names.ts';
import { deleteReason } from '../retention/delete-reason.ts';
import { NOTICE_PREFIX } from './boards.ts';
import { NOTICE_LIST, READ_STATES, READER_LIST_SIZE } from './lists.ts';
import { mayManageNotices } from './policy.ts';
import { noticeFields, noticeInfo, noticeReader, noticeRow, readerGroup } from './shapes.ts';

const { noticeImage: IMAGE, noticeAttachment: ATTACHMENT } = FILE_RULES;

const loginField = { LoginUserId: userId() };
const reading = { effect: 'read', actorFields: ['LoginUserId'] } as const;
const managing = { may: mayManageNotices, actorFields: ['LoginUserId'] } as const;
/** A form with new attachments. Their bytes are stored before the transaction begins. */
const form = {
  ...managing,
  effect: 'write',
  bodyLimit: RICH_LIMIT.withPictures,
  upload: { files: ATTACHMENT.files, bytes: ATTACHMENT.bytes, tooLarge: 'FILE_SIZE' },
} as const;

const oneNotice = z.object({ NoticeId: id(), ...loginField });
const listRequest = z.object({
  ...pageFields(NOTICE_LIST.size),
  ...keywordFields(NOTICE_LIST),
  SearchActiveStatus: codeOr(['N', 'Y', 'A'], 'N'),
  OrderType: codeOr(NOTICE_LIST.orders, NOTICE_LIST.orders[0]),
  ...loginField,
});
/** Filter of the readers of a notice: all of them, or one company or department. */
const readerFilter = { NoticeId: id(), SearchGroupKey: text(TEXT_LIMIT.name), ...loginField };

type May = Exclude<Call['may'], 'open'>;

/** Calls to read one board. `prefix` begins their paths (D-153), and `may` decides who may call them (D-115). */
const readingCalls = <const Prefix extends string>(prefix: Prefix, may: May) => ({
  list: defineCall({
    ...reading,
    may,
    path: `${prefix}/all-notice-list` as const,
    summary: '공지사항목록. 고정된 공지는 빠져 있습니다.',
    spec: ['CALLS-101', 'CALLS-103', 'NOTICE-26', 'D-117'],
    request: listRequest,
    answer: list(noticeRow),
  }),
  listPinned: defineCall({
    ...reading,
    may,
    path: `${prefix}/all-fix-notice-list` as const,
    summary: '고정된 공지사항목록.',
    spec: ['CALLS-102', 'CALLS-104', 'NOTICE-19', 'D-117'],
    request: listRequest,
    answer: list(noticeRow),
  }),
  read: defineCall({
    ...reading,
    may,
    path: `${prefix}/notice-info` as const,
    summary: '공지사항 상세. 처음 열면 읽은 것으로 기록됩니다.',
    spec: ['CALLS-109', 'CALLS-110', 'NOTICE-39', 'NOTICE-62', 'D-114', 'D-115'],
    request: oneNotice,
    answer: info(noticeInfo),
  }),
});

const savingCalls = <const Prefix extends string>(prefix: Prefix) => ({
  register: defineCall({
    ...form,
    path: `${prefix}/notice-add` as const,
    summary: '공지사항 등록. 본문의 이미지 데이터는 저장할 때 파일이 됩니다.',
    spec: ['CALLS-111', 'CALLS-112', 'NOTICE-44', 'NOTICE-55', 'D-118'],
    request: z.object(noticeFields),
    answer: added(z.object({ noticeId: z.number() }), 'notice.register.done'),
  }),
  edit: defineCall({
    ...form,
    path: `${prefix}/notice-edit` as const,
    summary: '공지사항 수정. 바뀐 항목마다 사유가 필요하며, existingFiles에 없는 첨부파일은 빠집니다.',
    spec: ['CALLS-113', 'CALLS-114', 'NOTICE-35', 'CHG-04', 'D-118'],
    request: z.object({ ...noticeFields, NoticeId: id(), NoticeChangeReasons: changeReasons(), Version: version() }),
    answer: done('notice.edit.done'),
  }),
  remove: defineCall({
    ...managing,
    effect: 'write',
    path: `${prefix}/notice-delete` as const,
    summary: '공지사항 삭제.',
    spec: ['CALLS-105', 'CALLS-106', 'NOTICE-52', 'D-114'],
    request: oneNotice.extend(deleteReason),
    answer: done('notice.remove.done'),
  }),
  restore: defineCall({
    ...managing,
    actorFields: ['LoginId'],
    effect: 'write',
    path: `${prefix}/notice-no-delete` as const,
    summary: '공지사항 미삭제로 변경. UserId가 공지사항 번호입니다.',
    spec: ['CALLS-107', 'CALLS-108', 'D-114'],
    request: z.object({ UserId: id(), LoginId: userId() }),
    answer: done('notice.restore.done'),
  }),
});

const fileCalls = <const Prefix extends string>(prefix: Prefix, may: May) => ({
  uploadImages: defineCall({
    ...managing,
    effect: 'write',
    path: `${prefix}/notice-image-upload` as const,
    summary: '본문에 넣을 이미지 업로드.',
    spec: ['CALLS-115', 'CALLS-116', 'NOTICE-54'],
    upload: { files: IMAGE.files, bytes: IMAGE.bytes },
    request: z.object(loginField),
    answer: plain(z.object({ imageUrls: z.array(z.string()) })),
  }),
  uploadFiles: defineCall({
    ...managing,
    effect: 'write',
    path: `${prefix}/notice-file-upload` as const,
    summary: '첨부파일을 저장 전에 업로드. 받은 이름을 existingFiles로 보냅니다.',
    spec: ['CALLS-137', 'NOTICE-65'],
    upload: form.upload,
    request: z.object(loginField),
    answer: plain(z.object({ fileNames: z.array(z.string()) })),
  }),
  download: defineCall({
    may,
    method: 'GET',
    effect: 'read',
    actorFields: [],
    path: `${prefix}/download-file` as const,
    summary: '첨부파일 내려받기.',
    spec: ['CALLS-117', 'CALLS-118', 'FILE-26', 'D-125'],
    request: z.object({ fileName: text(LONGEST_NAME) }),
    answer: file('save'),
  }),
  show: defineCall({
    may,
    method: 'GET',
    effect: 'read',
    actorFields: [],
    path: `${prefix}/show-file` as const,
    summary: '이미지나 PDF 첨부파일을 화면에 보여 줍니다. 다른 형식은 404입니다.',
    spec: ['CALLS-138', 'FILE-27'],
    request: z.object({ fileName: text(LONGEST_NAME) }),
    answer: file('show'),
  }),
  downloadAll: defineCall({
    may,
    method: 'GET',
    effect: 'read',
    actorFields: [],
    path: `${prefix}/download-archive` as const,
    summary: '공지사항의 첨부파일을 모두 하나의 zip으로 내려받기.',
    spec: ['CALLS-139', 'FILE-28'],
    request: z.object({ NoticeId: id() }),
    answer: file('save'),
  }),
});

const readerCalls = <const Prefix extends string>(prefix: Prefix) => ({
  listReaders: defineCall({
    ...reading,
    may: mayManageNotices,
    path: `${prefix}/notice-reader-list` as const,
    summary: '공지사항을 읽은 사람과 읽지 않은 사람.',
    spec: ['CALLS-140', 'NOTICE-63'],
    request: z.object({
      ...readerFilter,
      ...pageFields(READER_LIST_SIZE),
      SearchReadStatus: codeOr(READ_STATES, 'A'),
      SearchKey: searchKey(),
    }),
    answer: listWith(noticeReader, z.object({ readCount: z.number(), unreadCount: z.number() })),
  }),
  listReaderGroups: defineCall({
    ...reading,
    may: mayManageNotices,
    path: `${prefix}/notice-reader-group-list` as const,
    summary: '업체별(직원 게시판은 부서별) 읽은 사람 수.',
    spec: ['CALLS-141', 'NOTICE-63'],
    request: oneNotice,
    answer: rows(readerGroup),
  }),
  remind: defineCall({
    ...managing,
    effect: 'write',
    path: `${prefix}/notice-remind` as const,
    summary: '읽지 않은 사람에게 열람 요청. 한 시간 안에 요청한 사람은 빠집니다.',
    spec: ['CALLS-142', 'NOTICE-64'],
    request: z.object(readerFilter),
    answer: plain(z.object({ message: z.string(), remindedCount: z.number() })),
  }),
});

const boardCalls = <const Prefix extends string>(prefix: Prefix, may: May) => ({
  ...readingCalls(prefix, may),
  ...savingCalls(prefix),
  ...fileCalls(prefix, may),
  ...readerCalls(prefix),
});

/** Calls of the contractors' board: staff write, everybody reads (D-115). */
export const noticeCalls = boardCalls(NOTICE_PREFIX.C, isSignedIn);

/** Calls of the staff's own board. */
export const mizeNoticeCalls = boardCalls(NOTICE_PREFIX.M, isStaff);
