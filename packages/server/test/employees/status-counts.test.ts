import { afterAll, beforeAll, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

it('the counts of the states of employees are the totals of the list in each of them (D-274)', async () => {
  for (const search of [{}, { SearchType: 'userName', SearchKey: '김' }] as const) {
    const counts = await portal.call('User/all-user-status-count', search, { as: 'admin' });
    for (const { status, count } of counts.ok.data) {
      const request = { ...search, SearchActiveStatus: status };
      const list = await portal.call('User/all-user-list', request, { as: 'admin' });
      expect([status, list.ok.meta.totalCount]).toEqual([status, count]);
    }
    const all = await portal.call('User/all-user-list', search, { as: 'admin' });
    expect(counts.ok.data.reduce((sum, { count }) => sum + count, 0)).toBe(all.ok.meta.totalCount);
  }
});

it('managers are counted as their list shows them, for contractors those of their own company (D-274)', async () => {
  for (const as of ['sales1', 'hanbit1'] as const) {
    const counts = await portal.call('Manager/all-manager-status-count', {}, { as });
    for (const { status, count } of counts.ok.data) {
      const list = await portal.call('Manager/all-manager-list', { SearchActiveStatus: status }, { as });
      expect([as, status, list.ok.meta.totalCount]).toEqual([as, status, count]);
    }
    const all = await portal.call('Manager/all-manager-list', { SearchActiveStatus: 'A' }, { as });
    expect(counts.ok.data.reduce((sum, { count }) => sum + count, 0)).toBe(all.ok.meta.totalCount);
  }
});

it('whoever may not open the list of employees reads no counts of it (D-113)', async () => {
  expect((await portal.call('User/all-user-status-count', {}, { as: 'hanbit1' })).status).toBe(403);
});
