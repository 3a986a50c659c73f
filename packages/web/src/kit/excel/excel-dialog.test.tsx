import { MORE_THAN_END } from '@portal/contract/core/paging';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { draw } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { ExcelButton } from './excel-button.tsx';
import { ExportResult } from './export-result.tsx';

const column = (key: string, label: string, more: object = {}) => ({
  key,
  label,
  kind: 'text',
  personalYN: 'N',
  chosenYN: 'Y',
  ...more,
});
const COLUMNS = [
  column('no', '번호', { kind: 'number' }),
  column('name', '이름'),
  column('phone', '휴대폰', { personalYN: 'Y', chosenYN: 'N' }),
];

/** Opens the dialog of a list; the server refuses the file with `refusal` if there is one. */
async function openDialog(refusal?: MockRefusal) {
  const sent = mockCalls({ 'Excel/column-list': COLUMNS, ...(refusal ? { 'Excel/list-export': refusal } : {}) });
  const sheet = { list: 'User/all-user-list', request: { SearchKey: '김' } };
  const { user } = await openPage('/list', () => <ExcelButton sheet={sheet} total={1234} unit="명" />, '/list');
  await user.click(await screen.findByRole('button', { name: 'Excel' }));
  await screen.findByRole('checkbox', { name: '번호' });
  const exports = () => sent.filter(({ path }) => path === 'Excel/list-export').map(({ body }) => body);
  return { user, sent, exports };
}

const take = () => screen.getByRole('button', { name: '1,234명 받기' });

it('a list without rows or without a call has no button', async () => {
  await openPage('/list', () => <ExcelButton sheet={undefined} total={3} />, '/list');
  expect(screen.queryByRole('button', { name: 'Excel' })).toBeNull();
});

it('sends the conditions of the list, and the chosen columns in their order', async () => {
  const { user, exports, sent } = await openDialog({ status: 429, code: 'EXPORT_BUSY', message: '이미 만드는 중' });
  await user.click(screen.getByRole('button', { name: '이름 위로' }));
  await user.click(take());
  await waitFor(() => expect(exports()).toHaveLength(1));
  expect(exports()[0]).toMatchObject({
    List: 'User/all-user-list',
    Filter: '{"SearchKey":"김"}',
    Columns: 'name^no',
    Reason: '',
  });
  expect(sent.some(({ path, body }) => path === 'Excel/column-save' && body['Columns'] === 'name^no')).toBe(true);
});

it('a refusal is shown, and 다시 만들기 leads back to the same choice', async () => {
  const { user } = await openDialog({ status: 429, code: 'EXPORT_BUSY', message: '이미 만드는 중' });
  await user.click(screen.getByRole('checkbox', { name: '번호' }));
  await user.click(take());
  const dialog = await screen.findByRole('dialog', { name: 'Excel을 만들지 못했습니다' });
  expect(within(dialog).getByText('이미 만드는 중')).toBeTruthy();
  await user.click(within(dialog).getByRole('button', { name: '다시 만들기' }));
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '번호' }).checked).toBe(false);
});

it('personal data asks for a reason of ten characters, and no column for another choice (D-311)', async () => {
  const { user, exports } = await openDialog({ status: 403, code: 'FORBIDDEN', message: '권한이 없습니다.' });
  expect(screen.queryByLabelText(/받는 사유/)).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: '휴대폰' }));
  await user.type(screen.getByLabelText(/받는 사유/), '짧음');
  await user.click(take());
  expect(screen.getByText('받는 사유를 10자 이상 입력해주세요.')).toBeTruthy();
  for (const name of ['번호', '이름', '휴대폰']) await user.click(screen.getByRole('checkbox', { name }));
  await user.click(take());
  expect(screen.getByText('열을 하나 이상 선택해주세요.')).toBeTruthy();
  expect(exports()).toEqual([]);
});

it.each([
  [MORE_THAN_END, 0, '0행'],
  [MORE_THAN_END, 23_456, '0 / 23,456행'],
  [1234, 0, '0 / 1,234행'],
])('a list of %i with %i counted rows says how many there are only when it knows', (total, of, text) => {
  const state = { step: 'making', at: 0, of } as const;
  const none = () => undefined;
  draw(<ExportResult {...{ state, total }} fileName="" unit="명" onCancel={none} onBack={none} onClose={none} />);
  expect(screen.getByText('0').parentElement?.textContent).toBe(text);
  expect(screen.getByRole('progressbar').hasAttribute('value')).toBe(text.includes('/'));
});

it('Alt and an arrow move a column', async () => {
  const { user } = await openDialog();
  screen.getByRole('checkbox', { name: '휴대폰' }).focus();
  await user.keyboard('{Alt>}{ArrowUp}{/Alt}');
  const labels = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(labels).toEqual(['번호', '휴대폰', '이름']);
});
