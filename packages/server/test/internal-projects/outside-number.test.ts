import { afterAll, beforeAll, expect, it } from 'vitest';
import { internalEdit, internalInfoOf, internalInState, registerInternal } from '#test-kit/factories/internal.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

type Path = 'MizeConstruction/construction-id-info' | 'Construction/construction-id-info';

const find = async (path: Path, WrId: string) => {
  const reply = await portal.call(path, { LoginId: 'pm1', WrId }, { as: 'pm1' });
  return [reply.status, reply.ok.data];
};

const number = async (Id: number, WrId: string) =>
  succeed(
    portal,
    'MizeConstruction/construction-edit',
    internalEdit(await internalInfoOf(portal, Id), { WrId }),
    'sales1',
  );

it('finds the internal project of a number, unless it is deleted, and nothing else (D-07)', async () => {
  const path = 'MizeConstruction/construction-id-info';
  const Id = await registerInternal(portal);
  await number(Id, 'WR-7');
  expect(await find(path, ' WR-7 ')).toEqual([200, [{ id: Id }]]);
  for (const unknown of ['', ' ', 'WR-8', 'wr-7', '%']) expect(await find(path, unknown)).toEqual([200, []]);
  expect(await find('Construction/construction-id-info', 'WR-7')).toEqual([200, []]);
});

it('does not find a deleted project, whose number another project may get (D-85)', async () => {
  const path = 'MizeConstruction/construction-id-info';
  const [deleted, next] = [await internalInState(portal, 'N'), await internalInState(portal, 'N')];
  await number(deleted, 'WR-9');
  await succeed(portal, 'MizeConstruction/construction-delete', { Id: deleted }, 'sales1');
  expect(await find(path, 'WR-9')).toEqual([200, []]);
  await number(next, 'WR-9');
  expect(await find(path, 'WR-9')).toEqual([200, [{ id: next }]]);
});

it('finds the outsourced project of a number, unless it is deleted', async () => {
  const path = 'Construction/construction-id-info';
  const Id = await registerProject(portal);
  await portal.ctx.db.updateTable('outsourced_project').set({ wr_id: 'WR-5' }).where('id', '=', Id).execute();
  expect(await find(path, 'WR-5')).toEqual([200, [{ id: Id }]]);
  expect(await find(path, '')).toEqual([200, []]);
  await succeed(portal, 'Construction/construction-delete', { Id }, 'sales1');
  expect(await find(path, 'WR-5')).toEqual([200, []]);
});
