import type { Actor } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { employeeListKey } from '../api.ts';
import { DetailPage } from './detail-page.tsx';

const ROW = {
  no: 1,
  companyId: 1,
  userId: 'pm1',
  userName: '김도현',
  userStatus: 'J',
  userPhone: '010-1234-5678',
  deptName: '국내영업',
  position: '대리',
};
const MANAGER: Actor = { ...STAFF, userId: 'admin', permission: 'M' };

/** The record's page, behind a list that is loaded. */
function Page() {
  const list = useQuery({ queryKey: [...employeeListKey, {}], queryFn: async () => ({ data: [ROW] }) });
  return list.data ? <DetailPage /> : null;
}

it('an employee whose record is loading is shown as the list knew them (D-264)', async () => {
  mockCalls({}, { waiting: ['User/user-info'] });
  await openPage('/employee/view/$id', Page, '/employee/view/pm1', { actor: MANAGER });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('김도현 대리');
  expect(screen.getByText('국내영업')).toBeTruthy();
  expect(screen.getByText('대리')).toBeTruthy();
  expect(screen.getByText('010-1234-5678')).toBeTruthy();
  expect(screen.getAllByRole('status', { name: '불러오는 중' }).length).toBeGreaterThan(1);
});
