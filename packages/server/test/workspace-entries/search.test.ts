import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeEntry } from '#test-kit/factories/entry.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
let room: number;
beforeAll(async () => {
  portal = await startApp();
  room = await makeRoom(portal, {}, { members: ['pm2'] });
});
afterAll(() => portal.close());

const search = async (SearchKey: string, as: Person = 'pm2', fields: object = {}) =>
  (await portal.call('Project/entry-search', { ProjectId: room, SearchKey, ...fields }, { as })).ok.data;
const found = async (...args: Parameters<typeof search>) => (await search(...args)).map(({ entryId }) => entryId);

describe('a search in a room', () => {
  it('finds titles, texts and comments by two characters, each entry once, newest first', async () => {
    const title = await makeEntry(portal, room, { Title: '배선도 검토' });
    const text = await makeEntry(portal, room, { Content: `<p>${'가 '.repeat(100)}<b>배선</b>도를 봅니다</p>` });
    const talked = await makeEntry(portal, room, { Title: '회의' });
    const postComment = (CommentContent: string) =>
      portal.call('Project/entry-comment-add', { EntryId: talked, CommentContent }, { as: 'pm2' });
    await postComment('배선 하나');
    const last = (await postComment('배선 둘')).ok.data[0]?.commentId;
    expect(await found('배선')).toEqual([talked, text, title]);
    const hits = await search('배선도');
    expect(hits.map(({ entryId }) => entryId)).toEqual([text, title]);
    expect(hits[0]?.excerpt).toContain('배선도를 봅니다');
    expect(hits[0]?.excerpt.length).toBeLessThan(100);
    expect((await search('배선'))[0]).toMatchObject({
      commentId: last,
      title: '회의',
      excerpt: '배선 둘',
      userName: '이바다',
    });
    await portal.call('Project/entry-comment-delete', { CommentId: last }, { as: 'pm2' });
    expect((await search('배선'))[0]).toMatchObject({ excerpt: '배선 하나' });
  });

  it('needs two characters, ignores case, and does not match across a space', async () => {
    const id = await makeEntry(portal, room, { Title: 'CCTV 교체' });
    expect(await found('cctv')).toEqual([id]);
    expect(await found('교')).toEqual([]);
    expect(await found('v교')).toEqual([]);
    expect(await found('없는말')).toEqual([]);
  });

  it('finds an edited entry by its new words only', async () => {
    const id = await makeEntry(portal, room, { Title: '처음이름' });
    await portal.call('Project/post-edit', { EntryId: id, Title: '나중이름', Content: '<p>글</p>' }, { as: 'pm1' });
    expect(await found('처음')).toEqual([]);
    expect(await found('나중')).toEqual([id]);
  });

  it('finds nothing in other rooms, and nothing for users without a room', async () => {
    const other = await makeRoom(portal, { Name: '다른 방' });
    await makeEntry(portal, other, { Title: '비밀회의' });
    expect(await found('비밀')).toEqual([]);
    const reply = await portal.call('Project/entry-search', { ProjectId: room, SearchKey: '배선' }, { as: 'admin' });
    expect(reply.status).toBe(404);
  });

  it('pages by cursor with every hit once, for frequent and rare words at any depth', async () => {
    const rows = Array.from({ length: 4000 }, (_, index) => ({
      room_id: room,
      kind: 'P' as const,
      author_id: 'pm1',
      visibility: 'A' as const,
      title: index % 2 ? '정기점검 보고' : '자재 입고',
      search_terms: index % 2 ? [`${room}:정기`, `${room}:기점`, `${room}:점검`] : [],
    }));
    const seldom = await makeEntry(portal, room, { Title: '희귀사례' });
    for (let at = 0; at < rows.length; at += 1000) {
      await portal.ctx.db
        .insertInto('room_entry')
        .values(rows.slice(at, at + 1000))
        .execute();
    }
    expect(await found('희귀')).toEqual([seldom]);
    const first = await found('정기');
    const second = await found('정기', 'pm2', { After: first.at(-1) });
    expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([20, 20, 40]);
    expect([...first, ...second]).toEqual([...first, ...second].toSorted((one, other) => other - one));
  });
});

describe('a search over all own rooms (D-239)', () => {
  it('finds what the member sees in each of them, newest first with its room, and nothing of others', async () => {
    const other = await makeRoom(portal, { Name: '다른 방' }, { members: ['pm2'] });
    const foreign = await makeRoom(portal, { Name: '남의 방' });
    const first = await makeEntry(portal, room, { Title: '모든방검색 하나' });
    const second = await makeEntry(portal, other, { Title: '모든방검색 둘' });
    await makeEntry(portal, other, { Title: '모든방검색 관리자만', Visibility: 'M' });
    await makeEntry(portal, foreign, { Title: '모든방검색 남' });
    const hits = await search('모든방검색', 'pm2', { ProjectId: 0 });
    expect(hits.map(({ entryId }) => entryId)).toEqual([second, first]);
    expect(hits[0]).toMatchObject({ projectId: other, projectName: '다른 방' });
    expect(await found('모든방검색', 'pm2', { ProjectId: 0, After: second })).toEqual([first]);
    expect(await found('모든방검색', 'sales1', { ProjectId: 0 })).toEqual([]);
  });

  it('finds rare words behind many newer entries, in texts and in comments', async () => {
    const other = await makeRoom(portal, {}, { members: ['pm2'] });
    const text = await makeEntry(portal, other, { Title: '희귀낱말 글' });
    const talked = await makeEntry(portal, room, { Title: '이야기' });
    await portal.call('Project/entry-comment-add', { EntryId: talked, CommentContent: '희귀낱말 댓글' }, { as: 'pm2' });
    const rows = Array.from({ length: 120 }, (_, index) => ({
      room_id: room,
      kind: 'P' as const,
      author_id: 'pm2',
      visibility: 'A' as const,
      title: `채움 ${index}`,
    }));
    await portal.ctx.db.insertInto('room_entry').values(rows).execute();
    expect(await found('희귀낱말', 'pm2', { ProjectId: 0 })).toEqual([talked, text]);
  });
});
