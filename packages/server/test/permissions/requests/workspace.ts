import { getEntry, MINIMAL_FIELDS, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import { addRoomFile } from '#test-kit/factories/room-file.ts';
import type { Person } from '#test-kit/people.ts';
import type { TestApp } from '#test-kit/start-app.ts';
import type { MakeRequest, PermissionFixture } from '../fixture.ts';

type Requests = Readonly<Record<string, MakeRequest>>;

const nothing: MakeRequest = () => ({});

/** A room made by the caller. */
const ownRoom =
  (fields: object = {}): MakeRequest =>
  async ({ portal }, as) => ({ body: { ProjectId: await makeRoom(portal, {}, { as }), ...fields } });

/** A room made by sales1, with the given members. */
const othersRoom = (portal: TestApp, fields: object = {}, members: readonly Person[] = []): Promise<number> =>
  makeRoom(portal, fields, { as: 'sales1', members });

/** A request about sales1 in the caller's own room. `prepare` first gives sales1 the needed role. */
const withMember =
  (prepare: (portal: TestApp, ProjectId: number, as: Person) => Promise<unknown>): MakeRequest =>
  async ({ portal }, as) => {
    const ProjectId = await makeRoom(portal, { AdminApprovalYn: 'Y' }, { as });
    await prepare(portal, ProjectId, as);
    return { body: { ProjectId, MemberUserId: 'sales1' } };
  };
const asks = (portal: TestApp, ProjectId: number) =>
  portal.call('Project/project-join', { ProjectId }, { as: 'sales1' });
const isInvited = (portal: TestApp, ProjectId: number, as: Person) =>
  portal.call('Project/project-invite', { ProjectId, MemberUserIds: 'sales1' }, { as });
const isMember = async (portal: TestApp, ProjectId: number, as: Person): Promise<void> => {
  await isInvited(portal, ProjectId, as);
  await asks(portal, ProjectId);
};
const isAdmin = async (portal: TestApp, ProjectId: number, as: Person): Promise<void> => {
  await isMember(portal, ProjectId, as);
  await portal.call('Project/project-admin-add', { ProjectId, MemberUserId: 'sales1' }, { as });
};

/** Requests of rooms and their members. */
const roomRequests: Requests = {
  'Project/left-project-list': nothing,
  'Project/project-add': () => ({ body: { Name: '착공 준비' } }),
  'Project/project-list': nothing,
  'Project/project-info': ownRoom(),
  'Project/project-edit': ownRoom({ Name: '준공 준비' }),
  'Project/project-archive': ownRoom({ ArchiveYn: 'Y' }),
  'Project/project-delete': ownRoom({ Name: '착공 준비' }),
  'Project/project-join': async ({ portal }) => ({ body: { ProjectId: await othersRoom(portal) } }),
  'Project/project-join-cancel': async ({ portal }, as) => {
    const ProjectId = await othersRoom(portal, { AdminApprovalYn: 'Y' });
    await portal.call('Project/project-join', { ProjectId }, { as });
    return { body: { ProjectId } };
  },
  'Project/project-request-list': nothing,
  'Project/project-request-approve': withMember(asks),
  'Project/project-request-refuse': withMember(asks),
  'Project/project-invite': ownRoom({ MemberUserIds: 'sales1' }),
  'Project/project-invite-cancel': withMember(isInvited),
  'Project/project-member-list': ownRoom(),
  'Project/project-staff-list': ownRoom(),
  'Project/project-admin-add': withMember(isMember),
  'Project/project-admin-delete': withMember(isAdmin),
  'Project/project-member-delete': withMember(isMember),
  'Project/project-leave': async ({ portal }, as) => ({ body: { ProjectId: await othersRoom(portal, {}, [as]) } }),
  'Project/project-take-over': async ({ portal }) => {
    const ProjectId = await othersRoom(portal);
    await portal.ctx.db.deleteFrom('room_member').where('room_id', '=', ProjectId).execute();
    return { body: { ProjectId } };
  },
  'Project/project-alarm-set': ownRoom({ AlarmMode: 'N' }),
  'Project/project-record-list': ownRoom(),
};

type Kind = keyof typeof MINIMAL_FIELDS;

/** Adds an own entry in an own room. */
async function entry(
  { portal }: PermissionFixture,
  as: Person,
  kind: Kind = 'post',
  fields: object = {},
): Promise<number> {
  return makeEntry(portal, await makeRoom(portal, {}, { as }), fields, { as, kind });
}
const one =
  (kind: Kind = 'post', fields: object = {}): MakeRequest =>
  async (stage, as) => ({ body: { EntryId: await entry(stage, as, kind), ...fields } });

const subTask =
  (fields: object = {}): MakeRequest =>
  async (stage, as) => {
    const EntryId = await entry(stage, as, 'task');
    const added = await stage.portal.call('Project/subtask-add', { EntryId, Title: '하나' }, { as });
    return { body: { SubTaskId: added.ok.data[0]?.subTaskId, ...fields } };
  };

const comment =
  (fields: object = {}): MakeRequest =>
  async (stage, as) => {
    const body = { EntryId: await entry(stage, as), CommentContent: '확인했습니다.' };
    const added = await stage.portal.call('Project/entry-comment-add', body, { as });
    return { body: { CommentId: added.ok.data[0]?.commentId, ...fields } };
  };

/** A request for one day of a weekly schedule. */
const oneDay =
  (fields: object = {}): MakeRequest =>
  async (stage, as) => {
    const EntryId = await entry(stage, as, 'schedule', { Repeat: 'W', RepeatUntil: '2026-12-07' });
    return { body: { EntryId, Day: '2026-11-30', ...fields } };
  };

/** Adds an own post with a picture. Returns the picture's addresses. */
async function picture({ portal, picture: content }: PermissionFixture, as: Person) {
  const ProjectId = await makeRoom(portal, {}, { as });
  const FileIds = String(await addRoomFile(portal, ProjectId, { name: '현장.png', content, as }));
  const EntryId = await makeEntry(portal, ProjectId, { FileIds }, { as });
  const [file] = (await getEntry(portal, EntryId, as)).files;
  return {
    fileName: new URL(file?.savePath ?? '', 'http://portal').searchParams.get('fileName'),
    show: file?.showPath,
  };
}

/** Requests of posts, tasks and schedules, their comments and their views. */
const entryRequests: Requests = {
  'Project/feed-list': ownRoom(),
  'Project/feed-pinned-list': ownRoom(),
  'Project/feed-refresh': ownRoom(),
  'Project/entry-info': one(),
  'Project/entry-history-list': one(),
  'Project/entry-history-info': async (stage, as) => {
    const EntryId = await entry(stage, as);
    await stage.portal.call('Project/post-edit', { EntryId, Content: '<p>다시 확인했습니다.</p>' }, { as });
    const lines = (await stage.portal.call('Project/entry-history-list', { EntryId }, { as })).ok.data;
    return { body: { EntryId, HistoryId: lines[0]?.historyId } };
  },
  'Project/entry-reader-list': one(),
  'Project/entry-read': ownRoom(),
  'Project/post-add': ownRoom(MINIMAL_FIELDS.post),
  'Project/post-edit': one('post', { Content: '<p>다시 확인했습니다.</p>' }),
  'Project/task-add': ownRoom(MINIMAL_FIELDS.task),
  'Project/task-edit': one('task', { Title: '배선 확인' }),
  'Project/task-change': one('task', { Field: 'priority', Value: 'U' }),
  'Project/task-move': one('task', { TaskStatus: 'P' }),
  'Project/subtask-add': one('task', { Title: '하나' }),
  'Project/subtask-edit': subTask({ Title: '다른 이름' }),
  'Project/subtask-delete': subTask(),
  'Project/schedule-add': ownRoom(MINIMAL_FIELDS.schedule),
  'Project/schedule-edit': one('schedule', { ...MINIMAL_FIELDS.schedule, Title: '준공 회의' }),
  'Project/schedule-day-edit': oneDay({ ...MINIMAL_FIELDS.schedule, StartDay: '2026-12-01', EndDay: '2026-12-01' }),
  'Project/schedule-day-delete': oneDay(),
  'Project/schedule-attend': one('schedule', { Attendance: 'Y' }),
  'Project/entry-react': one('post', { Reaction: 'G', OnYn: 'Y' }),
  'Project/entry-pin': one('post', { PinYn: 'Y' }),
  'Project/entry-delete': one(),
  'Project/entry-comment-list': one(),
  'Project/entry-comment-add': one('post', { CommentContent: '네' }),
  'Project/entry-comment-edit': comment({ CommentContent: '다시 확인했습니다.' }),
  'Project/entry-comment-delete': comment(),
  'Project/task-list': ownRoom(),
  'Project/task-board': ownRoom(),
  'Project/calendar-list': ownRoom({ FromDay: '2026-11-01', ToDay: '2026-11-30' }),
  'Project/room-file-list': ownRoom(),
  'Project/tab-count-info': ownRoom(),
  'Project/entry-search': ownRoom({ SearchKey: '착공' }),
  'Project/room-file-upload': async ({ portal, picture: content }, as) => ({
    body: { ProjectId: await makeRoom(portal, {}, { as }) },
    parts: [{ field: 'files', name: '현장.png', content }],
  }),
  'Project/room-file-download': async (stage, as) => ({ body: { fileName: (await picture(stage, as)).fileName } }),
  '/uploads/Workspace/{name}': async (stage, as) => ({
    placeholder: decodeURIComponent((await picture(stage, as)).show?.replace('/uploads/Workspace/', '') ?? ''),
  }),
};

/** Requests of the workspace, made with the role that each call needs. Another test covers the roles in a room. */
export const workspaceRequests: Requests = { ...roomRequests, ...entryRequests };
