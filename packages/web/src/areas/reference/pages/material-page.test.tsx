import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { MaterialPage } from './material-page.tsx';

const row = (id: number, materialName: string) => ({
  id,
  no: id,
  materialName,
  modelName: `M-${id}`,
  unit: 'EA',
  activeYN: 'Y',
});
const PATH = '/reference/materials';

async function openMaterials() {
  const sent = mockCalls({ 'Reference/material-list': [row(1, '케이블'), row(2, '랙'), row(3, '카메라')] });
  const { user } = await openPage(PATH, MaterialPage, PATH, { actor: { ...STAFF, permission: 'M' } });
  await screen.findAllByText('케이블');
  return { sent, user };
}

it('the order of all materials is changed by hand and sent as a whole (D-266)', async () => {
  const { sent, user } = await openMaterials();
  await user.click(screen.getByRole('button', { name: '순서 변경' }));
  const dialog = await screen.findByRole('dialog', { name: '순서 변경' });
  await user.click(within(dialog).getByRole('button', { name: /^카메라.* 위로$/ }));
  await user.click(within(dialog).getByRole('button', { name: '저장' }));
  const order = sent.find(({ path }) => path === 'Reference/material-order');
  expect(order?.body['Ids']).toEqual([{ Id: 1 }, { Id: 3 }, { Id: 2 }]);
});

it('the question before a deletion names the entry (D-158)', async () => {
  const { user } = await openMaterials();
  await user.click(screen.getByRole('button', { name: '랙' }));
  await user.click(await screen.findByRole('button', { name: '삭제' }));
  const question = await screen.findByRole('dialog', { name: '삭제' });
  expect(within(question).getByText('랙')).toBeTruthy();
});
