import { FEED_PAGE } from '@portal/contract/areas/workspace-entries/kinds';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findEntry, getEntry, makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom, roomOf } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let room: number;
beforeAll(async () => {
  portal = await startApp();
});
beforeEach(async () => {
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
});
afterAll(() => portal.close());

const addPost = (fields: object, as: Person = 'pm1') =>
  portal.call('Project/post-add', { ProjectId: room, Content: '<p>글</p>', ...fields }, { as });
const editPost = (EntryId: number, fields: object, as: Person = 'pm1') =>
  portal.call('Project/post-edit', { EntryId, ...fields }, { as });
const feed = async (as: Person, fields: object = {}) =>
  (await portal.call('Project/feed-list', { ProjectId: room, ...fields }, { as })).ok.data;
const alarmsOf = (as: Person) =>
  portal.ctx.db
    .selectFrom('alarm')
    .select(['kind', 'subject', 'excerpt'])
    .where('user_id', '=', as)
    .where('room_id', '=', room)
    .where('entry_id', 'is not', null)
    .orderBy('id')
    .execute();

describe('a post of a room', () => {
  it('is sanitized, stored and read by every member, and counts as read by its author', async () => {
    const id = await makeEntry(portal, room, {
      Title: ' 공지 ',
      Content: '<p onclick="x()">안녕<script>1</script></p>',
    });
    expect(await getEntry(portal, id, 'pm2')).toMatchObject({
      entryKind: 'P',
      title: '공지',
      content: '<p>안녕</p>',
      userId: 'pm1',
      userName: '김하늘',
      visibility: 'A',
      readYn: 'N',
      readCount: 1,
      audienceCount: 3,
      commentCount: 0,
      task: null,
      schedule: null,
      version: 1,
      editedDtm: '',
    });
  });

  it.each([
    [{ Content: '<p> </p>' }, 400, '내용을 입력해주세요.'],
    [{ Content: '<img src="/uploads/Notice/x.png">' }, 400, '내용을 입력해주세요.'],
    [{ MentionIds: 'sales1^hanbit1' }, 400, '방 멤버만 지정할 수 있습니다.'],
    [{ Visibility: 'M', MentionIds: 'pm2' }, 400, '이 글을 볼 수 없는 멤버는 지정할 수 없습니다.'],
    [{ MentionIds: Array.from({ length: 51 }, (_, at) => `u${at}`).join('^') }, 400, '멘션은 50명까지 할 수 있습니다.'],
    [{ FileIds: '999999' }, 400, '요청 형식이 올바르지 않습니다.'],
    [{ Title: '가'.repeat(201) }, 400, '입력 가능한 글자 수를 초과했습니다.'],
  ])('%j is refused and stores nothing', async (fields, status, message) => {
    const reply = await addPost(fields);
    expect([reply.status, reply.refusal.message]).toEqual([status, message]);
    expect(await feed('pm1')).toEqual([]);
    expect(await alarmsOf('pm2')).toEqual([]);
  });

  it('is hidden from users outside: not in the feed, not by its id, not for writing', async () => {
    const id = await makeEntry(portal, room);
    expect((await portal.call('Project/feed-list', { ProjectId: room }, { as: 'admin' })).status).toBe(404);
    expect(await findEntry(portal, id, 'admin')).toBeUndefined();
    expect((await addPost({}, 'admin')).status).toBe(404);
    expect((await editPost(id, { Content: '<p>x</p>' }, 'admin')).status).toBe(404);
    expect((await addPost({}, 'hanbit1')).status).toBe(403);
  });

  it('for admins only does not exist for others, and appears for them when its visibility is opened', async () => {
    const id = await makeEntry(portal, room, { Visibility: 'M' });
    expect(await findEntry(portal, id, 'pm2')).toBeUndefined();
    expect(await feed('pm2')).toEqual([]);
    expect((await addPost({ Visibility: 'M' }, 'pm2')).status).toBe(403);
    await editPost(id, { Content: '<p>이제 모두</p>', Visibility: 'A' });
    expect((await feed('pm2')).map(({ entryId }) => entryId)).toEqual([id]);
    await editPost(id, { Content: '<p>이제 모두</p>', Visibility: 'M' });
    expect(await findEntry(portal, id, 'pm2')).toBeUndefined();
    expect(await alarmsOf('pm2')).toEqual([]);
  });
});

describe('an edit of a post', () => {
  it('stores the former text, for users who may edit', async () => {
    const id = await makeEntry(portal, room, { Title: '처음', Content: '<p>하나</p>' });
    const edited = await editPost(id, { Title: '다음', Content: '<p>둘</p>', Version: 1 });
    expect(edited.ok.message).toBe('수정되었습니다.');
    expect(await getEntry(portal, id)).toMatchObject({ title: '다음', version: 2 });
    expect((await getEntry(portal, id)).editedDtm).not.toBe('');
    const history = await portal.call('Project/entry-history-list', { EntryId: id }, { as: 'pm1' });
    expect(history.ok.data).toMatchObject([{ version: 1, userId: 'pm1', title: '처음', content: '<p>하나</p>' }]);
  });

  it('shows the text from the time when the post was for admins to admins only', async () => {
    const id = await makeEntry(portal, room, { Title: '내부', Visibility: 'M' });
    await editPost(id, { Title: '공개', Content: '<p>열림</p>', Visibility: 'A' });
    await editPost(id, { Title: '공개 2', Content: '<p>열림</p>', Visibility: 'A' });
    const titles = async (as: Person) =>
      (await portal.call('Project/entry-history-list', { EntryId: id }, { as })).ok.data.map(({ title }) => title);
    expect(await titles('pm1')).toEqual(['공개', '내부']);
    expect(await titles('pm2')).toEqual(['공개']);
  });

  it('with an old version is refused and changes nothing', async () => {
    const id = await makeEntry(portal, room);
    await editPost(id, { Content: '<p>먼저</p>', Version: 1 });
    const late = await editPost(id, { Content: '<p>나중</p>', Version: 1 });
    expect([late.status, late.refusal.code]).toEqual([409, 'STALE']);
    expect((await getEntry(portal, id)).content).toBe('<p>먼저</p>');
  });

  it('without a change writes no version and no history', async () => {
    const id = await makeEntry(portal, room, { Title: '그대로', Content: '<p>같은 글</p>' });
    await editPost(id, { Title: '그대로', Content: '<p>같은 글</p>', Version: 1 });
    expect(await getEntry(portal, id)).toMatchObject({ version: 1, editedDtm: '' });
  });

  it('is refused for admins where the room allows edits to authors only', async () => {
    const own = await makeRoom(portal, { EditPost: 'AUTHOR_ONLY' }, { members: ['pm2'] });
    const id = await makeEntry(portal, own, {}, { as: 'pm2' });
    expect((await editPost(id, { Content: '<p>관리자</p>' }, 'pm1')).status).toBe(403);
    expect((await portal.call('Project/entry-history-list', { EntryId: id }, { as: 'pm1' })).status).toBe(403);
    expect((await editPost(id, { Content: '<p>작성자</p>' }, 'pm2')).status).toBe(200);
    expect((await getEntry(portal, id)).content).toBe('<p>작성자</p>');
  });
});

describe('alarms of posts', () => {
  it('notify the mentioned users once, and members who want all alarms', async () => {
    await portal.call('Project/project-alarm-set', { ProjectId: room, AlarmMode: 'A' }, { as: 'sales1' });
    const id = await makeEntry(portal, room, {
      Title: '확인',
      Content: '<p>@이바다 봐주세요</p>',
      MentionIds: 'pm2^pm2',
    });
    expect(await alarmsOf('pm2')).toEqual([{ kind: 'mention', subject: '확인', excerpt: '@이바다 봐주세요' }]);
    expect(await alarmsOf('sales1')).toMatchObject([{ kind: 'entry' }]);
    expect(await alarmsOf('pm1')).toEqual([]);
    await editPost(id, { Content: '<p>@이바다 @박영업</p>', MentionIds: 'pm2^sales1' });
    expect(await alarmsOf('pm2')).toHaveLength(1);
    expect((await alarmsOf('sales1')).map(({ kind }) => kind)).toEqual(['entry', 'mention']);
  });

  it('show the current text of the post, not that before an edit', async () => {
    const id = await makeEntry(portal, room, { Title: '비밀', Content: '<p>비밀 숫자</p>', MentionIds: 'pm2' });
    await editPost(id, { Title: '공지', Content: '<p>안내</p>', MentionIds: 'pm2' });
    expect(await alarmsOf('pm2')).toEqual([{ kind: 'mention', subject: '공지', excerpt: '안내' }]);
  });

  it('are not sent to members who want none, and are removed with the post', async () => {
    await portal.call('Project/project-alarm-set', { ProjectId: room, AlarmMode: 'N' }, { as: 'pm2' });
    const id = await makeEntry(portal, room, { MentionIds: 'pm2^sales1' });
    expect(await alarmsOf('pm2')).toEqual([]);
    expect(await alarmsOf('sales1')).toHaveLength(1);
    await portal.call('Project/entry-delete', { EntryId: id }, { as: 'pm1' });
    expect(await alarmsOf('sales1')).toEqual([]);
  });
});

describe('pins and deletion of posts', () => {
  const pin = (EntryId: number, PinYn: string, as: Person = 'pm1') =>
    portal.call('Project/entry-pin', { EntryId, PinYn }, { as });
  const pinned = async () =>
    (await portal.call('Project/feed-pinned-list', { ProjectId: room }, { as: 'pm2' })).ok.data.map(
      ({ entryId }) => entryId,
    );

  it('admins pin at most three posts, and the last pinned is first', async () => {
    const ids: number[] = [];
    for (let count = 0; count < 4; count += 1) ids.push(await makeEntry(portal, room));
    expect((await pin(ids[0] ?? 0, 'Y', 'pm2')).status).toBe(403);
    for (const id of ids.slice(0, 3)) {
      portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
      expect((await pin(id, 'Y')).status).toBe(200);
    }
    const fourth = await pin(ids[3] ?? 0, 'Y');
    expect([fourth.status, fourth.refusal.code]).toEqual([409, 'PINNED_FULL']);
    expect(await pinned()).toEqual(ids.slice(0, 3).toReversed());
    await pin(ids[1] ?? 0, 'N');
    expect((await pin(ids[3] ?? 0, 'Y')).status).toBe(200);
    expect(await pinned()).toHaveLength(3);
  });

  it('the author or an admin deletes an entry, with everything that belongs to it', async () => {
    const id = await makeEntry(portal, room, {}, { as: 'pm2' });
    await portal.call('Project/entry-comment-add', { EntryId: id, CommentContent: '네' }, { as: 'sales1' });
    expect((await portal.call('Project/entry-delete', { EntryId: id }, { as: 'sales1' })).status).toBe(403);
    expect(await findEntry(portal, id)).toBeDefined();
    expect((await portal.call('Project/entry-delete', { EntryId: id }, { as: 'pm2' })).status).toBe(200);
    expect(await findEntry(portal, id)).toBeUndefined();
    const remaining = await portal.ctx.db.selectFrom('room_comment').select('id').where('entry_id', '=', id).execute();
    expect(remaining).toEqual([]);
  });
});

describe('feeds of the workspace', () => {
  it('page by cursor through one room or all own rooms, with every entry once', async () => {
    const other = await makeRoom(portal, { Name: '다른 방' }, { as: 'pm2', members: ['pm1'] });
    const ids: number[] = [];
    for (let count = 0; count < 45; count += 1) ids.push(await makeEntry(portal, count % 2 ? room : other));
    const readAllPages = async (ProjectId: number): Promise<number[]> => {
      const seen: number[] = [];
      for (let After = 0; ; After = seen.at(-1) ?? 0) {
        const page = (await portal.call('Project/feed-list', { ProjectId, After }, { as: 'pm1' })).ok.data;
        seen.push(...page.map(({ entryId }) => entryId));
        if (page.length < FEED_PAGE) return seen;
      }
    };
    expect(await readAllPages(room)).toEqual(ids.filter((_, index) => index % 2).toReversed());
    const all = await readAllPages(0);
    expect(all.filter((id) => ids.includes(id))).toEqual(ids.toReversed());
    expect(new Set(all).size).toBe(all.length);
  });

  it('of all own rooms contain nothing of a room the user was removed from or that was archived', async () => {
    const id = await makeEntry(portal, room);
    const isThere = async () =>
      (await portal.call('Project/feed-list', {}, { as: 'pm2' })).ok.data.some(({ entryId }) => entryId === id);
    expect(await isThere()).toBe(true);
    await portal.call('Project/project-archive', { ProjectId: room, ArchiveYn: 'Y' }, { as: 'pm1' });
    expect(await isThere()).toBe(false);
    await portal.call('Project/project-archive', { ProjectId: room, ArchiveYn: 'N' }, { as: 'pm1' });
    await portal.call('Project/project-member-delete', { ProjectId: room, MemberUserId: 'pm2' }, { as: 'pm1' });
    expect(await isThere()).toBe(false);
  });

  it('mark entries read, count readers, and leave nothing new in the room', async () => {
    const [first, second] = [await makeEntry(portal, room), await makeEntry(portal, room)];
    const newCount = async () =>
      (await portal.call('Project/left-project-list', {}, { as: 'pm2' })).ok.data.find(
        ({ projectId }) => projectId === room,
      )?.newCount;
    expect(await newCount()).toBe(2);
    await portal.call('Project/entry-read', { ProjectId: room, EntryIds: `${first}^${first}` }, { as: 'pm2' });
    expect(await newCount()).toBe(0);
    expect(await getEntry(portal, first, 'pm2')).toMatchObject({ readYn: 'Y', readCount: 2 });
    expect(await getEntry(portal, second, 'pm2')).toMatchObject({ readYn: 'N', readCount: 1 });
  });

  it('that are open get what changed, what was removed and how much is new, each once', async () => {
    const [first, second] = [await makeEntry(portal, room), await makeEntry(portal, room)];
    const start = (await roomOf(portal, room)).changeNo;
    const refresh = async (ProjectId: number, ChangeNo: number) => {
      const request = { ProjectId, EntryIds: `${first}^${second}`, ChangeNo };
      const [changes] = (await portal.call('Project/feed-refresh', request, { as: 'pm2' })).ok.data;
      if (!changes) throw new Error('no answer');
      return { ...changes, entries: changes.entries.map(({ entryId }) => entryId) };
    };
    const all = await refresh(0, 0);
    expect((await refresh(room, start)).entries).toEqual([]);
    expect((await refresh(0, all.changeNo)).entries).toEqual([]);
    await portal.call('Project/entry-comment-add', { EntryId: first, CommentContent: '네' }, { as: 'pm1' });
    const changed = await refresh(room, start);
    expect(changed).toMatchObject({ entries: [first], goneIds: [], newCount: 0 });
    expect((await refresh(0, all.changeNo)).entries).toEqual([first]);
    expect((await refresh(room, changed.changeNo)).entries).toEqual([]);
    await makeEntry(portal, room);
    await makeEntry(portal, room, { Visibility: 'M' });
    await portal.call('Project/entry-delete', { EntryId: second }, { as: 'pm1' });
    expect(await refresh(room, changed.changeNo)).toMatchObject({ entries: [], goneIds: [second], newCount: 1 });
  });

  it.each([
    ['archived', 'Project/project-archive', { ArchiveYn: 'Y' }],
    ['left to other admins', 'Project/project-admin-add', { MemberUserId: 'pm2' }],
  ] as const)(
    'that are open learn that their room was %s, with what may still be done (D-493)',
    async (_how, path, body) => {
      const entry = await makeEntry(portal, room);
      const request = { ProjectId: room, EntryIds: `${entry}`, ChangeNo: (await roomOf(portal, room)).changeNo };
      const before = (await getEntry(portal, entry, 'pm2')).actions;
      expect((await portal.call(path, { ProjectId: room, ...body }, { as: 'pm1' })).status).toBe(200);
      const [changes] = (await portal.call('Project/feed-refresh', request, { as: 'pm2' })).ok.data;
      const after = changes?.entries.map(({ actions }) => actions);
      expect(after).toEqual([(await getEntry(portal, entry, 'pm2')).actions]);
      expect(after).not.toEqual([before]);
      const again = { ...request, ChangeNo: changes?.changeNo };
      expect((await portal.call('Project/feed-refresh', again, { as: 'pm2' })).ok.data[0]?.entries).toEqual([]);
    },
  );
});
