import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { ListPage } from './list-page.tsx';

const row = (userId: string, userName: string) => ({
  no: 1,
  userId,
  userName,
  userStatus: 'R',
  userPhone: '',
  deptName: '국내영업',
  position: '대리',
  userNo: '2020-001',
  lastLoginDtm: '',
});

it("the user's own account is locked, and the others are counted (D-214, D-272)", async () => {
  mockCalls({
    'User/all-user-list': [row('sales1', '박지훈'), row('pm1', '김도현')],
    'User/all-user-status-count': [{ status: 'R', count: 2 }],
  });
  const { user } = await openPage('/employee/list', ListPage, '/employee/list');
  const other = await screen.findByRole('checkbox', { name: /김도현/ });
  expect(screen.queryByRole('checkbox', { name: /박지훈/ })).toBeNull();
  expect(screen.getByTitle(/본인 계정은 삭제할 수 없습니다/)).toBeTruthy();
  expect(await screen.findAllByText('2')).toHaveLength(2);
  await user.click(other);
  expect(screen.getByRole('button', { name: '1명 삭제' })).toBeTruthy();
});
