import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ctx } from '#context.ts';
import { openPostgres } from '#db/connect.ts';
import { type ConnectionFaults, installConnectionFaults } from '#test-kit/connection-faults.ts';
import { internalInState } from '#test-kit/factories/internal.ts';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import { projectInState } from '#test-kit/factories/project-states.ts';
import { runJobNamed } from '#test-kit/run-job.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { findMarkedTables, markedProject, storedKeys } from './marked-data.ts';

/** More statements than a batch has. The test detects the end of the transaction. */
const MOST_STATEMENTS = 40;
const YEARS_LATER = new Date('2033-01-01T00:00:00Z');

let portal: TestApp;
let faults: ConnectionFaults;
let later: Ctx;
beforeAll(async () => {
  portal = await startApp();
  faults = installConnectionFaults(portal.pool);
  later = { ...portal.ctx, now: () => YEARS_LATER };
  // The users of the tests that left before.
  await blank();
});
afterAll(() => portal.close());
beforeEach(() => portal.ctx.db.deleteFrom('retention_run').execute());

const blank = (ctx = later) => runJobNamed(ctx, 'blankEnded');
const totalsOf = async () =>
  (await portal.ctx.db.selectFrom('retention_run').select(['kind', 'total']).orderBy('kind').execute()).map(
    ({ kind, total }) => `${kind} ${total}`,
  );

describe('blanking of personal data (A-36, R22)', () => {
  it.each(['before', 'after'] as const)(
    'is complete when its process dies %s any statement of a batch',
    async (when) => {
      for (let statement = 1; statement <= MOST_STATEMENTS; statement += 1) {
        await markedProject(portal, 'C');
        faults.arm({ statement, when });
        await blank().catch(() => undefined);
        const seen = faults.statements();
        faults.arm();
        await blank();
        expect([statement, await findMarkedTables(portal), await storedKeys(portal)]).toEqual([statement, [], []]);
        // It is recorded once, by the first or the second run.
        expect([statement, await totalsOf()]).toEqual([statement, ['canceled 1']]);
        await portal.ctx.db.deleteFrom('retention_run').execute();
        if (seen.length < statement) return;
      }
      expect.unreachable('the batch never ended');
    },
  );

  it('repeats names and files when the file store failed', async () => {
    await markedProject(portal, 'C');
    const failing = { ...later, files: { ...later.files, remove: () => Promise.reject(new Error('no store')) } };
    await expect(blank(failing)).rejects.toThrow('no store');
    expect(await totalsOf()).toEqual([]);
    await blank();
    expect([await findMarkedTables(portal), await storedKeys(portal), await totalsOf()]).toEqual([
      [],
      [],
      ['canceled 1'],
    ]);
  });

  it('is done once when many processes start it at the same moment', async () => {
    for (let made = 0; made < 45; made += 1) await projectInState(portal, 'C');
    const others = await Promise.all(Array.from({ length: 3 }, () => openPostgres(portal.databaseUrl, { error() {} })));
    try {
      await Promise.all([later, ...others.map(({ db }) => ({ ...later, db }))].map(blank));
    } finally {
      await Promise.all(others.map((other) => other.close()));
    }
    await blank();
    expect(await totalsOf()).toEqual(['canceled 45']);
  });

  it('also removes what users write meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const Id = await projectInState(portal, 'C');
      const postComment = () =>
        portal.call(
          'Comment/comment-add',
          { Id, BoardType: 'project', CommentContent: '꿿 고객 010-9870-0001' },
          { as: 'sales1' },
        );
      const [, ...comments] = await Promise.all([blank(), postComment(), postComment(), postComment()]);
      for (const { status, refusal } of comments)
        expect(status === 200 ? 'OK' : refusal.code).toMatch(/^(OK|RETENTION_OVER)$/);
      await blank();
      expect(await findMarkedTables(portal)).toEqual([]);
    }
  });

  it('spares a user who is restored meanwhile, and a later save of blanked data is refused', async () => {
    const dept = await departmentOf(portal, '개발팀');
    const hire = async (number: number, fields: object) => {
      const own = { UserID: `back${number}`, UserPhone: `010-7676-200${number}`, UserNo: `B-${number}` };
      await sendUserForm(portal, 'User/user-add', employeeFields(dept, { ...own, ...fields }), 'sales1');
      const body = { UserId: own.UserID };
      return (await portal.call('User/user-info', body, { as: 'admin' })).ok.data[0];
    };
    const retired = { UserStatus: 'R', UserOutDate: '2026-11-20' };
    const back = await hire(1, retired);
    const blanked = await hire(2, retired);
    await sendUserForm(portal, 'User/user-edit', { ...back, UserStatus: 'A', UserOutDate: '' }, 'admin');
    await internalInState(portal, 'N');
    await blank();
    expect(await totalsOf()).toEqual(['employees 1']);
    const save = await sendUserForm(portal, 'User/user-edit', { ...blanked, UserStatus: 'A' }, 'admin');
    expect([save.status, save.body.code]).toEqual([409, 'RETENTION_OVER']);
    const record = await portal.call('User/user-info', { UserId: 'back1' }, { as: 'admin' });
    expect(record.ok.data[0]).toMatchObject({ userName: '새사람', userStatus: 'A', blankedDtm: '' });
  });
});
