import { useQuery } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { managerListKey } from '../api.ts';
import { DetailPage } from './detail-page.tsx';

const ROW = {
  userId: '01012345678',
  no: 1,
  companyId: 2,
  companyName: '한빛설비',
  userName: '최영수',
  areaId: 1,
  areaName: '서울',
  userPhone: '010-1234-5678',
  userPosition: '소장',
  projectCnt: 3,
  ongoingCnt: 1,
  delYn: 'N',
  lastLoginDtm: '',
};

/** The record's page, behind a list that is loaded. */
function Page({ row }: { row: typeof ROW }) {
  const list = useQuery({ queryKey: [...managerListKey, {}], queryFn: async () => ({ data: [row] }) });
  return list.data ? <DetailPage /> : null;
}

it.each([
  ['N', false],
  ['Y', true],
])('a manager with delYn %s whose record is loading is shown as the list knew them (D-264)', async (delYn, deleted) => {
  mockCalls({}, { waiting: ['Manager/manager-info'] });
  await openPage('/managers/view/$id', () => <Page row={{ ...ROW, delYn }} />, '/managers/view/01012345678');
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('최영수 소장');
  for (const known of ['한빛설비', '소장', '서울', '3건']) expect(screen.getByText(known)).toBeTruthy();
  expect(screen.queryByText('삭제됨') !== null).toBe(deleted);
  expect(screen.getAllByRole('status', { name: '불러오는 중' }).length).toBeGreaterThan(1);
});
