import { PROJECT_STATUSES } from '@portal/contract/areas/outsourced-projects/status';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { acceptance, postProject, registerProject } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const read = (Id: number, as: Person) => portal.call('Construction/construction-info', { Id }, { as });

/** A project won by hanbit1 of 한빛설비, then set to `status`. */
async function awarded(status: string): Promise<number> {
  const Id = await postProject(portal);
  await portal.call('Construction/construction-accept', acceptance(Id), { as: 'hanbit1' });
  await portal.ctx.db
    .updateTable('outsourced_project')
    .set({ status: status as 'Y', bill_date: '2026-12-01', withdrawn_at: new Date(), withdraw_memo: '일정 변경' })
    .where('id', '=', Id)
    .execute();
  return Id;
}

describe('who sees a project (D-43 to D-46)', () => {
  it('drafts are 404, and so are projects that another company settled, lost or cancelled', async () => {
    const draft = await registerProject(portal);
    expect((await read(draft, 'hanbit1')).refusal.code).toBe('NOT_FOUND');
    expect((await read(draft, 'sales1')).status).toBe(200);
    for (const status of PROJECT_STATUSES.filter((code) => code !== 'P' && code !== 'N')) {
      const Id = await awarded(status);
      const hidden = ['E', 'F', 'C'].includes(status);
      expect([status, (await read(Id, 'daon1')).status]).toEqual([status, hidden ? 404 : 200]);
      expect([status, (await read(Id, 'hanbit2')).status]).toEqual([status, 200]);
      const seesCustomer = ['Y', 'YY', 'B'].includes(status);
      const own = (await read(Id, 'hanbit2')).ok.data[0];
      expect([status, own?.customerVisibleYN]).toEqual([status, seesCustomer ? 'Y' : 'N']);
      expect([status, own?.customerName]).toEqual([status, seesCustomer ? '에이타워관리단' : '']);
      expect(own?.withDrawalMemo).toBe(status === 'F' ? '일정 변경' : '');
    }
  });

  it('customer, site and photos are not in the JSON before the award', async () => {
    const Id = await postProject(portal);
    const reply = await read(Id, 'hanbit1');
    for (const secret of ['에이타워관리단', '판교역로', '정소장', '3333', '13494', 'createdUser', 'score']) {
      expect([secret, reply.raw.includes(secret)]).toEqual([secret, false]);
    }
    expect(reply.ok.data[0]).toMatchObject({
      customerVisibleYN: 'N',
      checkLists2: [],
      mizeSalesUserPhone: '010-1111-0001',
    });
    expect(reply.ok.data[0]?.checkLists).toHaveLength(5);
  });

  it('the winner is masked for other companies and shown to its own', async () => {
    const Id = await awarded('Y');
    const other = (await read(Id, 'daon1')).ok.data[0];
    expect(other).toMatchObject({
      choiceCompanyName: '한**',
      choiceUserName: '한**',
      managerUserName: '최**',
      managerUserPhone: '***-****-****',
      choiceCompanyId: '',
      choiceUserId: '',
      totalPeople: '',
      billDate: '',
      customerName: '',
    });
    const own = (await read(Id, 'hanbit2')).ok.data[0];
    expect(own).toMatchObject({
      choiceCompanyName: '한빛설비',
      choiceUserId: 'hanbit1',
      managerUserPhone: '010-5555-6666',
      totalPeople: '3',
      customerName: '에이타워관리단',
    });
    expect((await read(Id, 'admin')).ok.data[0]).toMatchObject({ customerVisibleYN: 'Y', createdUserName: '박영업' });
  });

  it('a deleted project is 404 for everyone', async () => {
    const Id = await postProject(portal);
    await portal.call('Construction/construction-delete', { Id }, { as: 'admin' });
    expect((await read(Id, 'admin')).status).toBe(404);
    expect((await read(Id, 'hanbit1')).status).toBe(404);
  });
});
