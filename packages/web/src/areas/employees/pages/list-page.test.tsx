import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { popToasts } from '#test-kit/draw.tsx';
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
});

it("the user's own account is passed over by a deletion, and not counted (D-214)", async () => {
  mockCalls({ 'User/all-user-list': [row('sales1', '박지훈'), row('pm1', '김도현')] });
  const { user } = await openPage('/employee/list', ListPage, '/employee/list');
  const [own, other] = await screen.findAllByRole('checkbox', { name: '행 선택' });
  if (!own || !other) throw new Error('two rows expected');
  await user.click(own);
  await user.click(screen.getByRole('button', { name: '삭제' }));
  expect(popToasts()).toEqual(['본인 계정은 삭제할 수 없습니다.']);
  await user.click(other);
  expect(screen.getByRole('button', { name: '1명 삭제' })).toBeTruthy();
});
