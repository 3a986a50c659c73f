import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { answerQuestion, openPage, STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_INTERNAL } from '#test-kit/sample-internal.ts';
import { internalList } from '../api.ts';
import { AddPage } from './add-page.tsx';
import { DetailPage } from './detail-page.tsx';
import { ListPage } from './list-page.tsx';

const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 1, permission: '' as const };

it.each<[string, () => ReactNode]>([
  ['/projects/mizelist', ListPage],
  ['/projects/mizeadd', AddPage],
  ['/projects/mizeview/1', DetailPage],
])('contractors read that %s is not for them, and nothing is asked for (D-78)', async (path, Page) => {
  const sent = mockCalls({});
  await openPage(path.replace('/1', '/$id'), Page, path, { actor: CONTRACTOR });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('이 화면을 볼 권한이 없습니다.');
  expect(screen.getByText(/^‘프로젝트.*\(마이즈\)’ 화면은 협력업체 계정으로 볼 수 없습니다/)).toBeTruthy();
  expect(document.querySelector('input, table')).toBeNull();
  expect(sent.filter(({ path: call }) => call.startsWith('MizeConstruction/'))).toEqual([]);
});

it('a completed project has a lock, and 전체 선택 and 삭제 pass it over (D-82, D-272)', async () => {
  const row = (id: number, mizeStatus: 'N' | 'YY') => ({
    ...SAMPLE_INTERNAL,
    id,
    no: id,
    mizeStatus,
    status: mizeStatus,
  });
  const sent = mockCalls({ 'MizeConstruction/all-construction-list': [row(2, 'YY'), row(1, 'N')] });
  const { search } = internalList({ ...STAFF, permission: 'M' });
  const options = { actor: { ...STAFF, permission: 'M' }, validateSearch: search.validate };
  const { user } = await openPage(search.path, ListPage, search.path, options);
  const locks = await screen.findAllByRole('img', { name: '완료된 프로젝트는 삭제할 수 없습니다.' });
  expect(locks).toHaveLength(1);
  await user.click(screen.getByRole('checkbox', { name: '전체 선택' }));
  await user.click(screen.getByRole('button', { name: '1건 삭제' }));
  expect((await screen.findByRole('dialog')).textContent).toContain('선택된 프로젝트 항목을 삭제하시겠습니까?');
  await user.type(screen.getByRole('textbox', { name: /삭제 사유/ }), '두 번 등록했습니다.');
  await answerQuestion(user, '1건 삭제');
  const removed = () =>
    sent.filter(({ path }) => path === 'MizeConstruction/construction-delete').map(({ body }) => body['Id']);
  await waitFor(() => expect(removed()).toEqual([1]));
});

it('the list of a line of today asks for exactly its projects (LISTS-21)', async () => {
  const sent = mockCalls({});
  const { search } = internalList(STAFF);
  const address = `${search.path}?status=N&todo=internalInProgress&scope=team`;
  await openPage(search.path, ListPage, address, { validateSearch: search.validate });
  const list = 'MizeConstruction/all-construction-list';
  await waitFor(() => expect(sent.find(({ path }) => path === list)?.body).toBeTruthy());
  expect(sent.find(({ path }) => path === list)?.body).toMatchObject({
    SearchActiveStatus: 'N',
    SearchTodo: 'internalInProgress',
    SearchScope: 'team',
  });
});
