import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { MyInfoPage } from './my-info-page.tsx';

const OWN = {
  UserId: STAFF.userId,
  AdminName: STAFF.userName,
  UserType: STAFF.userType,
  CompanyId: 0,
  UserPermission: 'B',
  ModeAuthority: 'A',
  EncryptUserId: '',
  UserPhone: '',
  Position: '',
} as const;

/** A portal that stores the own name. Calls of other sections get no answer. Returns the sent edits. */
function portal(): object[] {
  const edits: object[] = [];
  let name: string = OWN.AdminName;
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    if (address === '/api/User/user-my-info')
      return new Response(JSON.stringify({ user: { ...OWN, AdminName: name } }));
    if (address !== '/api/User/mize-user-my-edit') return new Promise(() => undefined);
    const edit: { AdminName: string } = JSON.parse(body);
    edits.push(edit);
    name = edit.AdminName;
    return new Response(JSON.stringify({ result: true }));
  });
  storeSession(OWN);
  onTestFinished(() => {
    vi.unstubAllGlobals();
    localStorage.clear();
  });
  return edits;
}

const saveButton = () => screen.queryByRole('button', { name: /저장/ });

it('the save bar counts and names the changes, takes them back, and goes after the save (D-390)', async () => {
  const edits = portal();
  const { user } = await openPage('/myinfo/view', () => <MyInfoPage />, '/myinfo/view');
  const name = await screen.findByRole('textbox', { name: /이름/ });
  expect(saveButton()).toBeNull();
  await user.type(name, '수');
  await user.type(screen.getByLabelText(/^새 비밀번호/), 'candle-forest-9');
  expect(saveButton()?.textContent).toBe('변경 2건 · 저장');
  expect(screen.getByText('이름, 비밀번호')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '되돌리기' }));
  expect(saveButton()).toBeNull();
  expect(name).toHaveProperty('value', OWN.AdminName);
  await user.type(name, '수');
  await user.click(screen.getByRole('button', { name: '변경 1건 · 저장' }));
  await waitFor(() => expect(saveButton()).toBeNull());
  expect(edits).toMatchObject([{ AdminName: `${OWN.AdminName}수`, Password: '' }]);
});

it('a new password asks for the current one before anything is sent (ME-08)', async () => {
  const edits = portal();
  const { user } = await openPage('/myinfo/view', () => <MyInfoPage />, '/myinfo/view');
  await user.type(await screen.findByLabelText(/^새 비밀번호/), 'candle-forest-9');
  await user.click(screen.getByRole('button', { name: '변경 1건 · 저장' }));
  expect(document.activeElement).toBe(screen.getByLabelText(/^현재 비밀번호/));
  expect(edits).toEqual([]);
});
