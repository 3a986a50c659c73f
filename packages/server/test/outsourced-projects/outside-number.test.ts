import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { internalEdit, internalInfoOf, internalRegistration } from '#test-kit/factories/internal.ts';
import { registration } from '#test-kit/factories/project.ts';
import { editPayload, historyOf, infoOf, succeed } from '#test-kit/factories/project-states.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const KINDS = [
  {
    prefix: 'Construction',
    login: 'M0',
    form: registration,
    edit: async (Id: number, WrId: string) => editPayload(await infoOf(portal, Id), { WrId }),
    stored: async (Id: number) => (await infoOf(portal, Id)).wrId,
    board: 'project',
  },
  {
    prefix: 'MizeConstruction',
    login: 'M1',
    form: internalRegistration,
    edit: async (Id: number, WrId: string) => internalEdit(await internalInfoOf(portal, Id), { WrId }),
    stored: async (Id: number) => (await internalInfoOf(portal, Id)).wrId,
    board: 'project-mize',
  },
] as const;

describe.each(KINDS)('the outside number of $prefix, which a link with $login names (AUTH-25, D-85)', (kind) => {
  const register = async (WrId: string) => {
    const reply = await portal.call(`${kind.prefix}/construction-add`, kind.form({ WrId }), { as: 'sales1' });
    return {
      status: reply.status,
      code: reply.refusal.code,
      id: reply.status === 200 ? (reply.ok.data[0]?.id ?? 0) : 0,
    };
  };
  const save = async (Id: number, WrId: string) => {
    const reply = await portal.call(`${kind.prefix}/construction-edit`, await kind.edit(Id, WrId), { as: 'sales1' });
    return [reply.status, reply.refusal.code, reply.refusal.field];
  };
  const find = async (WrId: string) => {
    const reply = await portal.call(`${kind.prefix}/construction-id-info`, { LoginId: 'pm1', WrId }, { as: 'pm1' });
    return reply.ok.data;
  };
  const remove = (Id: number) => succeed(portal, `${kind.prefix}/construction-delete`, { Id }, 'sales1');

  it('registration stores it, and only the whole number finds the project', async () => {
    const { id } = await register(' WR-7 ');
    expect(await find(' WR-7 ')).toEqual([{ id }]);
    for (const unknown of ['', ' ', 'WR-8', 'wr-7', '%']) expect(await find(unknown)).toEqual([]);
  });

  it('an edit stores it without a reason, and an empty one never clears it', async () => {
    const { id } = await register('');
    expect(await kind.stored(id)).toBe('');
    expect((await save(id, ' WR-10 '))[0]).toBe(200);
    expect((await save(id, ''))[0]).toBe(200);
    expect(await kind.stored(id)).toBe('WR-10');
    expect(await historyOf(portal, id, kind.board)).toEqual([]);
    expect(await find('WR-10')).toEqual([{ id }]);
  });

  it('two projects never have the same one, also when both are saved at once', async () => {
    const [first, second] = [await register('WR-20'), await register('')];
    expect(await register('WR-20')).toMatchObject({ status: 409, code: 'DUPLICATE_WRID' });
    expect(await save(second.id, 'WR-20')).toEqual([409, 'DUPLICATE_WRID', 'WrId']);
    const both = await Promise.all([first, second].map(({ id }) => save(id, 'WR-30')));
    expect(both.map(([status]) => status).sort()).toEqual([200, 409]);
  });

  it('a deleted project is not found, and its number may be given to another', async () => {
    const { id } = await register('WR-9');
    await remove(id);
    expect(await find('WR-9')).toEqual([]);
    const next = await register('WR-9');
    expect(await find('WR-9')).toEqual([{ id: next.id }]);
  });
});

it('the same number may name a project of each kind', async () => {
  for (const { prefix, form } of KINDS) {
    const reply = await portal.call(`${prefix}/construction-add`, form({ WrId: 'WR-BOTH' }), { as: 'sales1' });
    expect(reply.status).toBe(200);
  }
});
