import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

describe('look-ups (LOOKUP-01 to LOOKUP-07, D-145)', () => {
  it('returns all active contractors in their order or by name to staff, and to a contractor its own company', async () => {
    const companies = async (body: object, as: 'admin' | 'hanbit1') =>
      (await portal.call('Company/all-company-list', body, { as })).ok.data.map((row) => row.companyName);
    expect(await companies({ OrderType: 'companyName_asc' }, 'admin')).toEqual(['다온전기', '한빛설비']);
    expect(await companies({ OrderType: 'companyName_desc' }, 'admin')).toEqual(['한빛설비', '다온전기']);
    expect(await companies({ SearchKey: '다온' }, 'admin')).toEqual(['다온전기']);
    expect(await companies({}, 'hanbit1')).toEqual(['한빛설비']);
  });

  it('returns materials and people to staff only', async () => {
    const materials = await portal.call('Materials/all-materials-list', { Page: 1, PageSize: 100 }, { as: 'sales1' });
    expect(materials.ok.data[0]).toEqual({ id: 1, materialsName: 'CCTV 카메라', modelName: 'HX-200', unit: '' });
    const sales = await portal.call('User/sales-user-list', {}, { as: 'pm1' });
    expect(sales.ok).toEqual({
      data: [{ userId: 'sales1', adminName: '박영업', deptName: '' }],
      meta: { totalCount: 1 },
    });
    const pms = await portal.call('User/pm-user-list', {}, { as: 'pm1' });
    expect(pms.ok.data.map((row) => row.userId)).toEqual(['pm1', 'pm2']);
    const managers = await portal.call('User/manager-user-list', {}, { as: 'pm1' });
    expect(managers.ok.data.map((row) => row.userId)).toEqual(['admin']);
    const staffOnly = ['Materials/all-materials-list', 'User/sales-user-list', 'User/manager-user-list'] as const;
    for (const path of staffOnly) {
      expect((await portal.call(path, {}, { as: 'hanbit1' })).status).toBe(403);
    }
  });

  it('tells staff how to call those who give rights (D-391)', async () => {
    const phoneOf = async () => (await portal.call('User/manager-user-list', {}, { as: 'pm1' })).ok.data[0]?.userPhone;
    expect(await phoneOf()).toBe('');
    await portal.ctx.db
      .updateTable('portal_user')
      .set({ phone: '01011110009' })
      .where('user_id', '=', 'admin')
      .execute();
    expect(await phoneOf()).toBe('010-1111-0009');
  });

  it('returns the criteria of the first list to everyone, those of the second to staff', async () => {
    expect((await portal.call('Check/all-check-list', {}, { as: 'hanbit1' })).ok.data).toHaveLength(5);
    expect((await portal.call('Check/all-check-list-two', {}, { as: 'admin' })).ok.data).toHaveLength(4);
    expect((await portal.call('Check/all-check-list-two', {}, { as: 'hanbit1' })).status).toBe(403);
  });

  it('has pages, with the default for an unreadable page number', async () => {
    const areas = await portal.call('Area/all-area-list', { Page: 2, PageSize: 10 }, { as: 'admin' });
    expect([areas.ok.data.length, areas.ok.meta.totalCount]).toEqual([7, 17]);
    expect(
      (await portal.call('Area/all-area-list', { Page: 'x', PageSize: -1 }, { as: 'admin' })).ok.data,
    ).toHaveLength(17);
  });
});
