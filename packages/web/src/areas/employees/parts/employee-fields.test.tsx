import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { AddPage } from '../pages/add-page.tsx';

const ROOT = {
  deptId: 1,
  deptName: '마이즈',
  parentDeptId: 0,
  type: 'C',
  selectableYn: 'N',
  children: [],
  departPath: '마이즈',
};

it('the form shows the company, and looks an id up again on blur (EMP-36, EMP-69, EMP-86)', async () => {
  const sent = mockCalls({ 'Department/depart-list': [ROOT] });
  const { user } = await openPage('/employee/add', AddPage, '/employee/add');
  expect(await screen.findByText('마이즈')).toBeTruthy();
  const lookUps = () => sent.filter(({ path }) => path === 'User/check-userid').map(({ body }) => body['UserId']);
  await user.type(screen.getByLabelText(/^아이디/), 'newbie');
  await expect.poll(lookUps).toContain('newbie');
  const typed = lookUps().length;
  await user.tab();
  await expect.poll(() => lookUps().slice(typed)).toEqual(['newbie']);
});
