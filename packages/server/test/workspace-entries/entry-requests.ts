import {
  isPermitted,
  isPermittedOnComment,
  type Permissions,
  type Visibility,
} from '@portal/contract/areas/workspace/policy';
import { RIGHTS, type Right, type WorkspacePath } from '@portal/contract/areas/workspace-entries/rights';
import { getEntry, MINIMAL_FIELDS, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { addRoomFile } from '#test-kit/factories/room-file.ts';
import type { Person } from '#test-kit/people.ts';
import type { TestApp } from '#test-kit/start-app.ts';
import { drawPicture } from '../files/draw-picture.ts';

/** The users who try, by their relation to the room: an admin, a plain member, and a user outside. */
export const PEOPLE = { pm1: 'admin', pm2: 'member', admin: 'stranger' } as const;
export type Caller = keyof typeof PEOPLE;

/** The permissions of a room, the author of its entries, and their visibility. */
export type Case = { permissions: Permissions; author: 'pm1' | 'pm2'; visibility: Visibility };

/** A room with an entry of each kind, a file and a sub-task. The post was edited and has a comment of each member. */
export type RoomFixture = {
  room: number;
  visibility: Visibility;
  post: number;
  task: number;
  schedule: number;
  subTask: number;
  /** The id of the history line with the post before its edit. */
  historyId: number;
  showPath: string;
  savePath: string;
  commentIds: { pm1: number; pm2: number };
};

/** A keyword that finds every visible entry of the room. */
export const SEARCH_WORD = '찾을';

/** Makes the room with open permissions, then sets the permissions and the visibility of the case. */
export async function makeRoomFixture(
  portal: TestApp,
  { permissions, author, visibility }: Case,
): Promise<RoomFixture> {
  const { db } = portal.ctx;
  const room = await makeRoom(portal, {}, { members: ['pm2'] });
  const fields = { Title: `${SEARCH_WORD} 글` };
  const picture = await addRoomFile(portal, room, {
    name: '현장.png',
    content: await drawPicture('png', 8, 8),
    as: author,
  });
  const post = await makeEntry(portal, room, { ...fields, FileIds: String(picture) }, { as: author });
  const rewritten = { ...fields, EntryId: post, Content: '<p>고친 글</p>', FileIds: String(picture) };
  await portal.call('Project/post-edit', rewritten, { as: author });
  const lines = await portal.call('Project/entry-history-list', { EntryId: post }, { as: author });
  const task = await makeEntry(portal, room, { ...fields, DueDay: '2026-11-23' }, { as: author, kind: 'task' });
  const series = { ...fields, Repeat: 'W', RepeatUntil: '2026-11-30' } as const;
  const schedule = await makeEntry(portal, room, series, { as: author, kind: 'schedule' });
  const added = await portal.call('Project/subtask-add', { EntryId: task, Title: '하나' }, { as: author });
  const postComment = async (as: Person) => {
    const sent = { EntryId: post, CommentContent: '네' };
    return (await portal.call('Project/entry-comment-add', sent, { as })).ok.data[0]?.commentId ?? 0;
  };
  const commentIds = { pm1: await postComment('pm1'), pm2: await postComment('pm2') };
  const [file] = (await getEntry(portal, post, 'pm1')).files;
  const { CreatePost, EditPost, ViewPost, CreateComment, ViewFile, DownloadFile } = permissions;
  const given = {
    create_post: CreatePost,
    edit_post: EditPost,
    view_post: ViewPost,
    create_comment: CreateComment,
    view_file: ViewFile,
    download_file: DownloadFile,
  };
  await db.updateTable('room').set(given).where('id', '=', room).execute();
  await db.updateTable('room_entry').set({ visibility }).where('room_id', '=', room).execute();
  await db.updateTable('room_entry').set({ pinned_at: portal.clock.now }).where('id', '=', post).execute();
  const subTask = added.ok.data[0]?.subTaskId ?? 0;
  return {
    ...{ room, visibility, post, task, schedule, subTask, commentIds, historyId: lines.ok.data[0]?.historyId ?? 0 },
    showPath: file?.showPath ?? '',
    savePath: file?.savePath ?? '',
  };
}

type EntryPath = {
  [P in WorkspacePath]: (typeof RIGHTS)[P] extends { entry: string } | { comment: string } ? P : never;
}[WorkspacePath];
/** The author of the comment that a user tries to change: this user or another. */
export type CommentOwner = 'own' | 'others';
type Request = (made: RoomFixture, as: Caller, whose: CommentOwner) => object | string;

const ofPost =
  (fields: object = {}): Request =>
  (made) => ({ EntryId: made.post, ...fields });
const ofTask =
  (fields: object = {}): Request =>
  (made) => ({ EntryId: made.task, ...fields });
const ofSchedule =
  (fields: object = {}): Request =>
  (made) => ({ EntryId: made.schedule, ...fields });
const ofSubTask =
  (fields: object = {}): Request =>
  (made) => ({ SubTaskId: made.subTask, ...fields });
const rewritten =
  (kind: keyof typeof MINIMAL_FIELDS, fields: object): Request =>
  (made) => ({
    EntryId: made[kind],
    ...MINIMAL_FIELDS[kind],
    Visibility: made.visibility,
    ...fields,
  });
const added =
  (kind: keyof typeof MINIMAL_FIELDS): Request =>
  (made) => ({
    ProjectId: made.room,
    ...MINIMAL_FIELDS[kind],
    Visibility: made.visibility,
  });
const ofComment =
  (fields: object = {}): Request =>
  (made, as, whose) => {
    const [own, others] =
      as === 'pm2' ? [made.commentIds.pm2, made.commentIds.pm1] : [made.commentIds.pm1, made.commentIds.pm2];
    return { CommentId: whose === 'own' ? own : others, ...fields };
  };

/** A valid request for every call that needs a right to an entry or a comment. A text is the address of a file. */
const REQUESTS: Readonly<Record<EntryPath, Request>> = {
  'Project/entry-info': ofPost(),
  'Project/entry-comment-list': ofPost(),
  'Project/entry-history-list': ofPost(),
  'Project/entry-history-info': (made) => ({ EntryId: made.post, HistoryId: made.historyId }),
  'Workspace/{name}': ({ showPath }) => showPath,
  'Project/room-file-download': ({ savePath }) => savePath,
  'Project/post-add': added('post'),
  'Project/task-add': added('task'),
  'Project/schedule-add': added('schedule'),
  'Project/entry-comment-add': ofPost({ CommentContent: '네' }),
  'Project/entry-comment-edit': ofComment({ CommentContent: '아니요' }),
  'Project/entry-comment-delete': ofComment(),
  'Project/schedule-attend': ofSchedule({ Attendance: 'Y' }),
  'Project/entry-pin': ofPost({ PinYn: 'N' }),
  'Project/post-edit': rewritten('post', { Title: '고친 글' }),
  'Project/task-edit': rewritten('task', { Title: '고친 업무' }),
  'Project/entry-reader-list': ofPost(),
  'Project/entry-react': ofPost({ Reaction: 'G', OnYn: 'Y' }),
  'Project/task-change': ofTask({ Field: 'priority', Value: 'U' }),
  'Project/task-move': ofTask({ TaskStatus: 'P' }),
  'Project/subtask-add': ofTask({ Title: '하나 더' }),
  'Project/subtask-edit': ofSubTask({ Title: '다른 이름' }),
  'Project/subtask-delete': ofSubTask(),
  'Project/schedule-day-edit': ofSchedule({ ...MINIMAL_FIELDS.schedule, Day: '2026-11-23', EndTime: '12:00' }),
  'Project/schedule-day-delete': ofSchedule({ Day: '2026-11-30' }),
  'Project/schedule-edit': rewritten('schedule', { Title: '고친 일정' }),
  'Project/entry-delete': ofPost(),
};

/** A call to try. Comment calls are tried with an own comment and with another user's. */
export type Attempt = { path: EntryPath; whose: CommentOwner };

/** All calls in an order in which earlier ones do not remove what later ones need. */
export const ATTEMPTS: readonly Attempt[] = (Object.keys(REQUESTS) as EntryPath[]).flatMap((path) =>
  'comment' in RIGHTS[path]
    ? [
        { path, whose: 'own' as const },
        { path, whose: 'others' as const },
      ]
    : [{ path, whose: 'own' }],
);

/** Sends the request. Returns the status. */
export async function sendAttempt(
  portal: TestApp,
  made: RoomFixture,
  as: Caller,
  { path, whose }: Attempt,
): Promise<number> {
  const request = REQUESTS[path](made, as, whose);
  const headers = { cookie: await portal.cookieOf(as) };
  const sent =
    typeof request === 'string'
      ? ({ method: 'GET', url: request, headers } as const)
      : ({ method: 'POST', url: `/api/${path}`, payload: request, headers } as const);
  return (await portal.app.inject(sent)).statusCode;
}

/** The status that the contract's table prescribes: served, refused as known, or not found. */
export function expectedStatus(
  { permissions, author, visibility }: Case,
  as: Caller,
  { path, whose }: Attempt,
): 200 | 403 | 404 {
  const right: Right = RIGHTS[path];
  if (PEOPLE[as] === 'stranger' || typeof right === 'string' || 'room' in right) return 404;
  const entry = { visibility };
  const isNew = 'entry' in right && right.entry === 'create';
  const member = { isAdmin: PEOPLE[as] === 'admin', isAuthor: isNew || as === author };
  const isAllowed =
    'comment' in right
      ? isPermittedOnComment(right.comment, permissions, entry, { ...member, isCommentAuthor: whose === 'own' })
      : isPermitted(right.entry, permissions, entry, member);
  if (isAllowed) return 200;
  const isFile = 'entry' in right && (right.entry === 'seeFiles' || right.entry === 'download');
  return isFile || !(isNew || isPermitted('see', permissions, entry, member)) ? 404 : 403;
}
