import type { CallByPath } from '@portal/contract/calls';
import type { Call } from '@portal/contract/core/call';
import { PERMISSIONS, type Permission } from '@portal/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Person } from '#test-kit/people.ts';
import { countWrittenRows, openFixture, type PermissionFixture, sendForStatus } from './fixture.ts';
import { keyOf, REQUESTS } from './requests/all.ts';

let stage: PermissionFixture;
beforeAll(async () => {
  stage = await openFixture();
});
afterAll(() => stage.portal.close());

type Grant = { user_id: string; menu_type: 'T' | 'L'; menu_id: number };

/** Does something while a user has other menus. */
async function withMenus<T>(as: Person, keep: (grant: Grant) => boolean, work: () => Promise<T>): Promise<T> {
  const { db } = stage.portal.ctx;
  const all = db.selectFrom('menu_grant').select(['user_id', 'menu_type', 'menu_id']).where('user_id', '=', 'sales1');
  const every: Grant[] = (await all.execute()).map((grant) => ({ ...grant, user_id: as }));
  const set = async (grants: readonly Grant[]) => {
    await db.deleteFrom('menu_grant').where('user_id', '=', as).execute();
    if (grants.length > 0) await db.insertInto('menu_grant').values(grants).execute();
  };
  await set(every.filter(keep));
  try {
    return await work();
  } finally {
    await set(every);
  }
}

const menusOf = ({ call }: { call: Call }) => call.menus ?? [];
const needs = (row: Permission, { menu_type, menu_id }: Grant) =>
  menusOf(row).some(({ type, id }) => type === menu_type && id === menu_id);
const NEEDY = PERMISSIONS.filter((row) => menusOf(row).length > 0);

describe('a call that needs a menu (D-23)', () => {
  it.each(NEEDY.map((row) => [keyOf(row), row] as const))('%s', async (key, row) => {
    const make = REQUESTS[key] ?? (() => expect.unreachable('no request'));
    const as: Person = row.allowed.includes('keeper') ? 'pm2' : 'admin';
    const refused = await make(stage, 'admin');
    const before = await countWrittenRows(stage.portal);
    // Every other menu, and the top menus above the needed one, open nothing.
    await withMenus(
      as,
      (grant) => !needs(row, grant),
      async () => {
        expect(await sendForStatus(stage, row, refused, as)).toMatchObject({ status: 403, code: 'FORBIDDEN' });
      },
    );
    const after = await countWrittenRows(stage.portal);
    expect({ ...after, menu_grant: 0 }, 'what was refused changed something').toEqual({ ...before, menu_grant: 0 });

    if (!row.allowed.includes('manager')) return;
    for (const menu of menusOf(row)) {
      const served = await make(stage, as);
      const only = ({ menu_type, menu_id }: Grant) => menu_type === menu.type && menu_id === menu.id;
      const { status, text } = await withMenus(as, only, () => sendForStatus(stage, row, served, as));
      expect([menu.id, status, text]).toEqual([menu.id, 200, '']);
    }
  });
});

it('every step of a project that cannot be taken back needs a menu that shows the project (D-23)', () => {
  const steps = PERMISSIONS.filter(({ call }) => /delete$|cancel-update|withdrawal|complete|finish/.test(call.path))
    .filter(({ call }) => /^(Construction|MizeConstruction|Order|Accounting)\//.test(call.path))
    .map(({ call }) => call.path);
  expect(steps).toHaveLength(9);
  for (const path of steps) expect([path, NEEDY.some(({ call }) => call.path === path)]).toEqual([path, true]);
});

/** The alarms of pm2 about a record. */
const alarmsOf = (id: string) =>
  stage.portal.ctx.db.selectFrom('alarm').selectAll().where('post_id', '=', id).where('user_id', '=', 'pm2').execute();

describe('the other doors to what a menu opens', () => {
  const without = <T>(ids: readonly number[], work: () => Promise<T>) =>
    withMenus('pm2', ({ menu_type, menu_id }) => menu_type === 'T' || !ids.includes(menu_id), work);
  const call = (path: keyof CallByPath, body: object) => stage.portal.call(path, body, { as: 'pm2' });

  it('no workbook, and no choice of its columns, of a list whose menu is not granted', async () => {
    await without([114, 116, 117, 104], async () => {
      for (const List of [
        'Order/all-partner-order-list',
        'Accounting/all-accounting-mize-list',
        'Manager/all-manager-list',
        'Department/depart-user-list',
      ]) {
        for (const path of ['Excel/column-list', 'Excel/column-save', 'Excel/list-export'] as const) {
          const body = { List, ExportId: 'one', Filter: '{}', Columns: 'no', Reason: '' };
          expect([path, List, (await call(path, body)).status]).toEqual([path, List, 403]);
        }
      }
    });
  });

  it('no comments of a partner manager, and no alarm of one', async () => {
    const { body = {} } = (await REQUESTS['Manager/manager-add']?.(stage, 'pm2')) ?? {};
    const added = await call('Manager/manager-add', body);
    const userId = String(JSON.parse(added.raw).data[0].userId);
    const post = { Id: userId, BoardType: 'manager' };
    const text = { ...post, CommentContent: '<p>확인했습니다.</p>' };
    await without([117], async () => {
      expect((await call('Comment/user-comment-all-list', post)).status).toBe(403);
      expect((await call('Comment/user-comment-add', text)).status).toBe(403);
      // pm2 registered the manager, and would hear of it.
      await stage.portal.call('Comment/user-comment-add', text, { as: 'sales1' });
      expect(await alarmsOf(userId)).toEqual([]);
    });
    await stage.portal.call('Comment/user-comment-add', text, { as: 'sales1' });
    expect(await alarmsOf(userId)).toHaveLength(1);
  });
});
