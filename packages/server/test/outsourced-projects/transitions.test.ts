import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance } from '#test-kit/factories/project.ts';
import { projectInState as bringTo } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const projectIn = (status: ProjectStatus) => bringTo(portal, status);

const rowOf = (Id: number) =>
  portal.ctx.db.selectFrom('outsourced_project').selectAll().where('id', '=', Id).executeTakeFirst();

describe('posting a project (T2, T3)', () => {
  it('posts only a project that passes the nine checks', async () => {
    const Id = await projectIn('P');
    await portal.ctx.db.updateTable('outsourced_project').set({ customer_name: '' }).where('id', '=', Id).execute();
    const reply = await portal.call('Construction/construction-post', { Id }, { as: 'sales1' });
    expect([reply.status, reply.refusal.message]).toEqual([400, '고객사 상호를 입력해주세요.']);
  });

  it('does not post a project whose stored total is below 0 (D-231)', async () => {
    const Id = await projectIn('P');
    await portal.ctx.db.updateTable('outsourced_project').set({ add_price: -9_999_999 }).where('id', '=', Id).execute();
    const reply = await portal.call('Construction/construction-post', { Id }, { as: 'sales1' });
    expect([reply.status, reply.refusal.field]).toEqual([400, 'AddPrice']);
    expect((await rowOf(Id))?.status).toBe('P');
  });

  it('clears the former award when a withdrawn project is posted again (T3)', async () => {
    const Id = await projectIn('F');
    await portal.ctx.db.insertInto('outsourced_score').values({ project_id: Id, check_item_id: 1, score: 7 }).execute();
    await portal.call('Construction/construction-post', { Id }, { as: 'sales1' });
    const info = (await portal.call('Construction/construction-info', { Id }, { as: 'admin' })).ok.data[0];
    expect(info).toMatchObject({
      mizeStatus: 'N',
      choiceSelDate: '',
      choiceCompanyId: '',
      choiceUserName: '',
      totalPeople: '',
      managerUserPhone: '',
      billDate: '',
    });
    expect(info?.checkLists.every((item) => item.score === 0)).toBe(true);
  });
});

describe('a stored total below 0 (D-231)', () => {
  const contractor = { as: 'hanbit1' } as const;
  const manager = { as: 'admin' } as const;
  const BillDate = '2026-12-01';
  it.each([
    ['N', 'acceptance', (Id: number) => portal.call('Construction/construction-accept', acceptance(Id), contractor)],
    [
      'YY',
      'bill date',
      (Id: number) => portal.call('Construction/construction-billdate-update', { Id, BillDate }, contractor),
    ],
    ['YY', 'invoice', (Id: number) => portal.call('Construction/construction-billstatus-update', { Id }, manager)],
    ['B', 'settlement', (Id: number) => portal.call('Accounting/accounting-finish', { Id }, manager)],
  ] as const)('in status %s is refused by the %s, which changes nothing', async (status, _step, send) => {
    const Id = await projectIn(status);
    const price = Number((await rowOf(Id))?.price);
    const deduct = (add_price: number) =>
      portal.ctx.db
        .updateTable('outsourced_project')
        .set({ add_price, bill_date: '2026-11-30' })
        .where('id', '=', Id)
        .execute();
    await deduct(-price - 1);
    const before = await rowOf(Id);
    const { status: code, refusal } = await send(Id);
    expect([code, refusal.code, refusal.field, refusal.message]).toEqual([
      400,
      'FIELD_REQUIRED',
      'AddPrice',
      '추가금액을 더한 합계가 0보다 작습니다. 추가금액을 확인해주세요.',
    ]);
    expect(await rowOf(Id)).toEqual(before);
    await deduct(-price);
    expect((await send(Id)).status).toBe(200);
  });
});

describe('accepting a project (PART-28 to PART-41, D-65, D-66)', () => {
  it('runs its checks in order, then checks the offered dates', async () => {
    const Id = await projectIn('N');
    const refusal = async (changes: object) => {
      const reply = await portal.call('Construction/construction-accept', acceptance(Id, changes), { as: 'hanbit1' });
      return [reply.refusal.field, reply.refusal.message];
    };
    const all = { ChoiceSelDate: '', TotalPeople: '', ManagerUserName: ' ', ManagerUserPhone: '' };
    expect(await refusal(all)).toEqual(['ChoiceSelDate', '프로젝트 시작일을 선택해주세요.']);
    const { ChoiceSelDate: _, ...crew } = all;
    expect(await refusal(crew)).toEqual(['TotalPeople', '투입 인원을 입력해주세요.']);
    expect(await refusal({ TotalPeople: 10_000 })).toEqual(['TotalPeople', '투입 인원을 입력해주세요.']);
    expect(await refusal({ ManagerUserName: '', ManagerUserPhone: '' })).toEqual([
      'ManagerUserName',
      '담당자 이름을 입력해주세요.',
    ]);
    expect(await refusal({ ManagerUserPhone: '' })).toEqual(['ManagerUserPhone', '담당자 연락처를 입력해주세요.']);
    expect(await refusal({ ManagerUserPhone: '010-123' })).toEqual([
      'ManagerUserPhone',
      '올바른 연락처를 입력해주세요. (10~11자리)',
    ]);
    expect(await refusal({ ChoiceSelDate: '2026-11-24' })).toEqual(['ChoiceSelDate', '선택할 수 없는 시작일입니다.']);
    expect((await rowOf(Id))?.status).toBe('N');
  });

  it('construction-check returns the state, and 404 when the project is not visible', async () => {
    const check = async (Id: number, as: Person) => {
      const reply = await portal.call('Construction/construction-check', { Id }, { as });
      return reply.status === 200 ? reply.ok.data[0]?.checkStatus : reply.status;
    };
    expect(await check(await projectIn('N'), 'hanbit1')).toBe('N');
    expect(await check(await projectIn('Y'), 'daon1')).toBe('Y');
    expect(await check(await projectIn('P'), 'daon1')).toBe(404);
    expect(await check(await projectIn('P'), 'sales1')).toBe('P');
  });
});
