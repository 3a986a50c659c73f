import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internalRegistration, registerInternal } from '#test-kit/factories/internal.ts';
import { acceptance, postProject } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const HOURS = 3_600_000;

let portal: TestApp;
let won: number;
let internal: number;
beforeAll(async () => {
  portal = await startApp();
  won = await postProject(portal);
  await portal.call('Construction/construction-accept', acceptance(won), { as: 'hanbit1' });
  internal = await registerInternal(portal, internalRegistration({ CustomerName: '내부고객' }));
});
afterAll(() => portal.close());

const read = async (fields: object = {}) => (await portal.call('Audit/access-log-list', fields, { as: 'admin' })).ok;
const lastId = async (): Promise<number> => (await read()).data[0]?.id ?? 0;

type Step = readonly [path: Parameters<TestApp['call']>[0], body: object, as: Person];

/** The rows that the log gained by these calls, oldest first: task, subject, number of subjects. */
async function notedBy(...steps: Step[]): Promise<(string | number)[][]> {
  const before = await lastId();
  for (const [path, body, as] of steps) await portal.call(path, body, { as });
  const rows = (await read({ PageSize: 100 })).data.filter(({ id }) => id > before).reverse();
  return rows.map(({ readerId, task, subjectId, subjectCnt }) => [readerId, task, subjectId, subjectCnt]);
}

describe('a reading of personal data is logged with its task (D-161)', () => {
  it('records reader and subject for an employee and a contact', async () => {
    const noted = await notedBy(
      ['User/user-info', { UserId: 'pm2' }, 'sales1'],
      ['Manager/manager-info', { UserId: 'hanbit1' }, 'pm1'],
    );
    expect(noted).toEqual([
      ['sales1', 'employee', 'pm2', 1],
      ['pm1', 'manager', 'hanbit1', 1],
    ]);
    expect((await read()).data[0]).toMatchObject({
      readerName: '김하늘',
      subjectName: '한지우',
      items: '이름, 연락처',
      address: '127.0.0.1',
    });
  });

  it("records a customer's reading by staff and by the winner, not by users who see no customer", async () => {
    const Id = String(won);
    const noted = await notedBy(
      ['Construction/construction-info', { Id }, 'pm1'],
      ['Construction/construction-info', { Id }, 'hanbit1'],
      ['Construction/construction-info', { Id }, 'daon1'],
      ['MizeConstruction/construction-info', { Id: internal }, 'sales1'],
    );
    expect(noted).toEqual([
      ['pm1', 'outsourced', Id, 1],
      ['hanbit1', 'outsourced', Id, 1],
      ['sales1', 'internal', String(internal), 1],
    ]);
    expect((await read({ SearchTask: 'outsourced' })).data[0]?.subjectName).toBe('에이타워관리단');
  });

  it('records a list once with the number of people it showed, and an empty list not at all', async () => {
    const noted = await notedBy(
      ['Manager/all-manager-list', { PageSize: 5 }, 'pm1'],
      ['Manager/all-manager-list', { SearchType: 'userName', SearchKey: '아무도아님' }, 'pm1'],
      ['User/all-user-list', {}, 'sales1'],
      ['MizeConstruction/all-construction-list', {}, 'pm2'],
      ['Construction/all-construction-mize-list', {}, 'pm2'],
    );
    expect(noted).toEqual([
      ['pm1', 'manager-list', '', 5],
      ['sales1', 'employee-list', '', 4],
      ['pm2', 'internal-list', '', 1],
    ]);
  });

  it('records nothing when nothing was shown: refused or unknown', async () => {
    expect(
      await notedBy(
        ['User/user-info', { UserId: 'pm1' }, 'hanbit1'],
        ['Manager/manager-info', { UserId: 'nobody' }, 'pm1'],
        ['Construction/construction-info', { Id: 99_999 }, 'pm1'],
      ),
    ).toEqual([]);
  });
});

describe('the access log', () => {
  it("shows who saw one person's data, and separates users from projects with the same number", async () => {
    const seen = await read({ SubjectKind: 'user', SubjectId: 'HANBIT1' });
    expect(seen.data.map(({ readerId, task }) => [readerId, task])).toEqual([['pm1', 'manager']]);
    const ofProject = await read({ SubjectKind: 'outsourced', SubjectId: won });
    expect(ofProject.data.map(({ readerId }) => readerId)).toEqual(['hanbit1', 'pm1']);
    expect((await read({ SubjectKind: 'user', SubjectId: won })).data).toEqual([]);
  });

  it('is filtered by reader, address, task and odd hours', async () => {
    expect(new Set((await read({ ReaderId: 'pm2' })).data.map(({ readerId }) => readerId))).toEqual(new Set(['pm2']));
    expect((await read({ Address: '10.9.9.9' })).data).toEqual([]);
    expect((await read({ ReaderId: 'pm1', Address: '127.0.0.1' })).data.length).toBeGreaterThan(0);
    expect((await read({ OddYN: 'Y' })).data).toEqual([]);
    // Eleven in the evening.
    portal.clock.now = new Date(portal.clock.now.getTime() + 8 * HOURS);
    await portal.call('Manager/manager-info', { UserId: 'daon1' }, { as: 'pm2' });
    portal.clock.now = new Date(portal.clock.now.getTime() - 8 * HOURS);
    expect((await read({ OddYN: 'Y' })).data.map(({ subjectId }) => subjectId)).toEqual(['daon1']);
  });
});
