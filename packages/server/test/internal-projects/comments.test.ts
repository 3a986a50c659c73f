import { afterAll, beforeAll, expect, it } from 'vitest';
import { internalEdit, internalInfoOf, registerInternal } from '#test-kit/factories/internal.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { alarmsOf, succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const BoardType = 'project-mize';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const comment = (Id: number, as: Person) =>
  succeed(portal, 'Comment/comment-add', { Id, BoardType, CommentContent: '확인 부탁드립니다.' }, as);
const thread = async (Id: number, board = BoardType) =>
  (await portal.call('Comment/comment-all-list', { Id, BoardType: board }, { as: 'pm1' })).ok.data;

it('belong to the board of internal projects, separate from outsourced projects with the same number', async () => {
  const [Id, outsourced] = [await registerInternal(portal), await registerProject(portal)];
  expect(Id).toBe(outsourced);
  await comment(Id, 'pm1');
  expect(await thread(Id)).toHaveLength(1);
  expect(await thread(Id, 'project')).toEqual([]);
  expect((await portal.call('Comment/comment-all-list', { Id, BoardType }, { as: 'hanbit1' })).status).toBe(403);
});

it("notify the creator, the sales manager, the PMs and earlier commenters, with the project's name (D-24)", async () => {
  const Id = await registerInternal(portal, { MizePMUserId: 'pm1' }, 'admin');
  await comment(Id, 'pm2');
  expect((await alarmsOf(portal, Id, BoardType)).last).toEqual(['admin', 'pm1', 'sales1']);
  const info = await internalInfoOf(portal, Id);
  const changes = { EtcMemo: '변경', MizePMUserId: 'pm2', ProjectName: '새 이름' };
  const body = internalEdit(info, changes, ['비고', '담당자(PM)', '프로젝트명']);
  await succeed(portal, 'MizeConstruction/construction-edit', body, 'sales1');
  expect(await alarmsOf(portal, Id, BoardType)).toEqual({ last: ['admin', 'pm2'], all: 5 });
  const { ok } = await portal.call('Alarm/all-alarm-list', {}, { as: 'pm2' });
  expect(ok.data[0]).toMatchObject({
    id: String(Id),
    commentSubject: '새 이름',
    leftMenuName: '프로젝트목록 (마이즈)',
    categoryType: 'P',
  });
  expect((await thread(Id)).map((entry) => entry.itemName)).toEqual(['', '프로젝트명', '비고', '담당자(PM)']);
});
