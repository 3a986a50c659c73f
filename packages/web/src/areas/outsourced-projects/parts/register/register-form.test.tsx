import { registerChecks } from '@portal/contract/areas/outsourced-projects/forms';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { LeaveGuard } from '#kit/form/leave-guard.tsx';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage } from '#test-kit/open-page.tsx';
import { AddPage } from '../../pages/add-page.tsx';

/** The page with the leave guard, which the app shell renders above every page. */
const Page = () => (
  <>
    <LeaveGuard />
    <AddPage />
  </>
);

async function openForm() {
  mockCalls({ 'Area/all-area-list': [{ id: 2, areaName: '부산' }] });
  const opened = await openPage('/projects/add', Page, '/projects/add');
  await screen.findByRole('combobox', { name: '지역' });
  return opened;
}

it('every field with a check has a control in the form (OUT-64 to OUT-76)', async () => {
  await openForm();
  const missing = registerChecks
    .map(({ field }) => field)
    .filter((field) => {
      const place = document.querySelector(`[name="${field}"], [data-field="${field}"]`);
      return place === null || !(place.matches('input, select') || place.querySelector('input, button') !== null);
    });
  expect(missing).toEqual([]);
});

it('leaving with unsaved input asks for confirmation (D-158)', async () => {
  const { user, address } = await openForm();
  const name = screen.getByLabelText<HTMLInputElement>(/^프로젝트명/);
  await user.type(name, '역삼');
  await user.click(screen.getByText('취소'));
  await screen.findByText('저장하지 않은 내용이 있습니다. 나가시겠습니까?');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('저장하지 않은 내용이 있습니다. 나가시겠습니까?')).toBeNull());
  expect(name.value).toBe('역삼');
  expect(address()).toBe('/projects/add');
  await user.click(screen.getByText('취소'));
  await answerQuestion(user, '나가기');
  await waitFor(() => expect(address()).toMatch(/^\/projects\/list/));
});
