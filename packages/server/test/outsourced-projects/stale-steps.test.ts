import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { RefusalCode } from '@portal/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance } from '#test-kit/factories/project.ts';
import { infoOf, projectInState, scoreAll, snapshot } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

type Step = {
  name: string;
  status: ProjectStatus;
  path: Parameters<TestApp['call']>[0];
  as: Person;
  body?: (Id: number) => Promise<object> | object;
  columns?: object;
};

const reason = (ItemName: string) => ({ ChangeReasons: [{ ItemName, Reason: '현장 확인' }] });
const SENT = { material_confirmed: true, material_sent: true, delivery_type: 'D' };

const STEPS: Step[] = [
  { name: 'post', status: 'P', path: 'Construction/construction-post', as: 'sales1' },
  { name: 'repost', status: 'F', path: 'Construction/construction-post', as: 'sales1' },
  {
    name: 'accept',
    status: 'N',
    path: 'Construction/construction-accept',
    as: 'daon1',
    body: (Id) => acceptance(Id),
  },
  {
    name: 'withdraw',
    status: 'Y',
    path: 'Construction/construction-withdrawal-update',
    as: 'sales1',
    body: () => ({ withDrawalMemo: '업체 사정' }),
  },
  {
    name: 'cancel',
    status: 'N',
    path: 'Construction/construction-cancel-update',
    as: 'sales1',
    body: () => ({ cancelMemo: '공사 취소' }),
  },
  {
    name: 'complete',
    status: 'Y',
    path: 'Construction/construction-complete',
    as: 'sales1',
    body: async (Id) => ({ CheckLists: scoreAll((await infoOf(portal, Id)).checkLists, 9) }),
  },
  {
    name: 'save the bill date',
    status: 'YY',
    path: 'Construction/construction-billdate-update',
    as: 'hanbit1',
    body: () => ({ BillDate: '2026-12-31' }),
  },
  {
    name: 'confirm the invoice',
    status: 'YY',
    path: 'Construction/construction-billstatus-update',
    as: 'admin',
    columns: { bill_date: '2026-12-24' },
  },
  { name: 'settle', status: 'B', path: 'Accounting/accounting-finish', as: 'sales1' },
  {
    name: 'confirm the materials',
    status: 'Y',
    path: 'Construction/construction-materials-yn',
    as: 'sales1',
    body: () => ({ Status: 'Y', ...reason('자재확정') }),
  },
  {
    name: 'reopen the materials',
    status: 'Y',
    path: 'Construction/construction-materials-yn',
    as: 'admin',
    body: () => ({ Status: 'N', ...reason('자재수정') }),
    columns: { material_confirmed: true },
  },
  {
    name: 'send the materials',
    status: 'Y',
    path: 'Construction/construction-matertial-send',
    as: 'sales1',
    body: () => ({ DeliveryType: 'C', SendType: 'V', Vname: '홍방문' }),
  },
  {
    name: 'receive the materials',
    status: 'Y',
    path: 'Construction/construction-material-update',
    as: 'hanbit1',
    columns: SENT,
  },
  { name: 'delete a project', status: 'N', path: 'Construction/construction-delete', as: 'sales1' },
  { name: 'delete an order', status: 'F', path: 'Order/order-delete', as: 'sales1' },
];

/** Makes a project ready for the step, and the call of the step with further fields. */
async function prepare({ status, path, as, body, columns }: Step) {
  const Id = await projectInState(portal, status);
  if (columns) await portal.ctx.db.updateTable('outsourced_project').set(columns).where('id', '=', Id).execute();
  const { version } = await infoOf(portal, Id);
  const step = async (fields: object) => portal.call(path, { Id, ...((await body?.(Id)) ?? {}), ...fields }, { as });
  return { Id, version, step };
}

describe('every step of a project with the Version it was decided on (D-210)', () => {
  it.each(STEPS)(
    '$name: an old Version is refused as STALE and changes nothing, the stored one is taken',
    async (row) => {
      const { Id, version, step } = await prepare(row);
      // Another user changes the project.
      const changed = { version: version + 1, etc_memo: '주차 불가' };
      await portal.ctx.db.updateTable('outsourced_project').set(changed).where('id', '=', Id).execute();
      const before = await snapshot(portal, Id);
      const { status, refusal } = await step({ Version: version });
      expect([status, refusal.code]).toEqual([409, 'STALE']);
      expect(refusal.message).toBe('다른 사용자가 먼저 수정했습니다. 새로고침 후 다시 시도해주세요.');
      expect(await snapshot(portal, Id)).toBe(before);
      expect((await step({ Version: version + 1 })).status).toBe(200);
    },
  );

  it.each(STEPS)('$name: a call without Version acts as documented', async (row) => {
    const { step } = await prepare(row);
    expect((await step({ Version: undefined })).status).toBe(200);
  });
});

/** What a step answers that a colleague has done meanwhile, by its name. */
const DONE: Readonly<Record<string, RefusalCode | 'done'>> = {
  post: 'ALREADY_POSTED',
  repost: 'ALREADY_POSTED',
  accept: 'ALREADY_WON',
  withdraw: 'ALREADY_WITHDRAWN',
  cancel: 'ALREADY_CANCELED',
  complete: 'ALREADY_COMPLETED',
  'save the bill date': 'done',
  'confirm the invoice': 'ALREADY_INVOICED',
  settle: 'ALREADY_SETTLED',
  'confirm the materials': 'ALREADY_CONFIRMED',
  'reopen the materials': 'ALREADY_REOPENED',
  'send the materials': 'done',
  'receive the materials': 'MATERIAL_RECEIVED',
  'delete a project': 'NOT_FOUND',
  'delete an order': 'NOT_FOUND',
};

it.each(STEPS)('$name: what is done already is called so, not to be tried again (D-680)', async (row) => {
  const { Id, version: Version, step } = await prepare(row);
  expect((await step({ Version })).status).toBe(200);
  const before = await snapshot(portal, Id);
  const again = await step({ Version });
  expect(again.status === 200 ? 'done' : again.refusal.code).toBe(DONE[row.name]);
  if (again.status !== 200) expect(again.refusal.message).toMatch(/^이미 /u);
  expect(await snapshot(portal, Id)).toBe(before);
});

describe('what changed meanwhile', () => {
  it('an award that the user has not seen is not withdrawn', async () => {
    const Id = await projectInState(portal, 'N');
    const { version: Version } = await infoOf(portal, Id);
    await portal.call('Construction/construction-accept', acceptance(Id), { as: 'hanbit1' });
    const memo = { Id, Version, withDrawalMemo: '일정 변경' };
    const reply = await portal.call('Construction/construction-withdrawal-update', memo, { as: 'sales1' });
    expect([reply.status, reply.refusal.code]).toEqual([409, 'STALE']);
    expect((await infoOf(portal, Id)).mizeStatus).toBe('Y');
  });

  it('STALE comes before conflicts that do not name what was done', async () => {
    const Id = await projectInState(portal, 'Y');
    const { version: Version } = await infoOf(portal, Id);
    await portal.call('Construction/construction-cancel-update', { Id, cancelMemo: '공사 취소' }, { as: 'admin' });
    const confirm = { Id, Status: 'Y', ...reason('자재확정') };
    const late = await portal.call('Construction/construction-materials-yn', { ...confirm, Version }, { as: 'sales1' });
    expect(late.refusal.code).toBe('STALE');
    const again = await portal.call('Construction/construction-materials-yn', confirm, { as: 'sales1' });
    expect(again.refusal.code).toBe('BAD_STATE');
  });

  it('a step that the user may never do is refused before its Version is looked at', async () => {
    const Id = await projectInState(portal, 'Y');
    const body = { Id, Version: 1, Status: 'N', ...reason('자재수정') };
    const reply = await portal.call('Construction/construction-materials-yn', body, { as: 'sales1' });
    expect(reply.status).toBe(403);
  });
});

type ListPath =
  | 'Construction/all-construction-mize-list'
  | 'Construction/all-construction-partner-list'
  | 'Order/all-partner-order-list'
  | 'Accounting/all-accounting-mize-list'
  | 'Accounting/all-accounting-partner-list';

it('rows of lists carry the version for staff, and not for contractors', async () => {
  const Id = await projectInState(portal, 'B');
  const { version } = await infoOf(portal, Id);
  const rowOf = async (path: ListPath, as: Person) => {
    const reply = await portal.call(path, { PageSize: 100, SearchYearMonth: '2026.12' }, { as });
    return reply.ok.data.find(({ id }) => id === Id);
  };
  expect((await rowOf('Construction/all-construction-mize-list', 'sales1'))?.version).toBe(version);
  expect((await rowOf('Order/all-partner-order-list', 'sales1'))?.version).toBe(version);
  expect((await rowOf('Accounting/all-accounting-mize-list', 'sales1'))?.version).toBe(version);
  for (const path of [
    'Construction/all-construction-partner-list',
    'Order/all-partner-order-list',
    'Accounting/all-accounting-partner-list',
  ] as const) {
    expect(await rowOf(path, 'hanbit1')).toBeDefined();
    expect(await rowOf(path, 'hanbit1')).not.toHaveProperty('version');
  }
});
