import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internalInfoOf, internalInState, internalSnapshot } from '#test-kit/factories/internal.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

type Step = {
  name: string;
  path: Parameters<TestApp['call']>[0];
  as: Person;
  body?: object;
  columns?: object;
};

const reason = (ItemName: string) => ({ MizeChangeReasons: [{ ItemName, Reason: '현장 확인' }] });

const STEPS: Step[] = [
  { name: 'complete', path: 'MizeConstruction/construction-complete', as: 'sales1' },
  { name: 'cancel', path: 'MizeConstruction/construction-cancel-update', as: 'sales1', body: { cancelMemo: '취소' } },
  {
    name: 'confirm the materials',
    path: 'MizeConstruction/construction-materials-yn',
    as: 'sales1',
    body: { Status: 'Y', ...reason('자재확정') },
  },
  {
    name: 'reopen the materials',
    path: 'MizeConstruction/construction-materials-yn',
    as: 'admin',
    body: { Status: 'N', ...reason('자재수정') },
    columns: { material_confirmed: true },
  },
  { name: 'delete', path: 'MizeConstruction/construction-delete', as: 'sales1' },
];

const update = (Id: number, columns: object) =>
  portal.ctx.db.updateTable('internal_project').set(columns).where('id', '=', Id).execute();

/** Makes a project ready for the step, and the call of the step with further fields. */
async function prepare({ path, as, body, columns }: Step) {
  const Id = await internalInState(portal, 'N');
  if (columns) await update(Id, columns);
  const { version } = await internalInfoOf(portal, Id);
  return { Id, version, step: (fields: object) => portal.call(path, { Id, ...body, ...fields }, { as }) };
}

describe('every step of an internal project with the Version it was decided on (D-210)', () => {
  it.each(STEPS)('$name: an old Version is refused as STALE and changes nothing', async (row) => {
    const { Id, version, step } = await prepare(row);
    // Another user changes the project.
    await update(Id, { version: version + 1, etc_memo: '주차 불가' });
    const before = await internalSnapshot(portal, Id);
    const { status, refusal } = await step({ Version: version });
    expect([status, refusal.code]).toEqual([409, 'STALE']);
    expect(await internalSnapshot(portal, Id)).toBe(before);
    expect((await step({ Version: version + 1 })).status).toBe(200);
  });

  it.each(STEPS)('$name: a call without Version acts as documented', async (row) => {
    const { step } = await prepare(row);
    expect((await step({})).status).toBe(200);
  });

  it.each([
    ['complete', 'ALREADY_COMPLETED'],
    ['cancel', 'ALREADY_CANCELED'],
    ['confirm the materials', 'ALREADY_CONFIRMED'],
    ['reopen the materials', 'ALREADY_REOPENED'],
    ['delete', 'NOT_FOUND'],
  ])('%s: what is done already is called so, not to be tried again (D-680)', async (name, code) => {
    const [row] = STEPS.filter((one) => one.name === name);
    if (!row) throw new Error(`no step ${name}`);
    const { version: Version, step } = await prepare(row);
    expect((await step({ Version })).status).toBe(200);
    const { refusal } = await step({ Version });
    expect(refusal).toMatchObject({ code, message: expect.stringMatching(/^이미 /u) });
  });

  it('STALE comes before conflicts that do not name what was done, and after the right', async () => {
    const Id = await internalInState(portal, 'N');
    const { version: Version } = await internalInfoOf(portal, Id);
    const confirm = { Id, Status: 'Y', ...reason('자재확정') };
    await portal.call('MizeConstruction/construction-complete', { Id }, { as: 'admin' });
    const send = (body: object) =>
      portal.call('MizeConstruction/construction-materials-yn', { ...confirm, ...body }, { as: 'sales1' });
    expect((await send({ Version })).refusal.code).toBe('STALE');
    expect((await send({})).refusal.code).toBe('BAD_STATE');
    expect((await send({ Status: 'N', Version })).status).toBe(403);
  });
});

it('rows of the list carry the version', async () => {
  const Id = await internalInState(portal, 'N');
  const { version } = await internalInfoOf(portal, Id);
  const reply = await portal.call('MizeConstruction/all-construction-list', { PageSize: 100 }, { as: 'sales1' });
  expect(reply.ok.data.find(({ id }) => id === Id)?.version).toBe(version);
});
