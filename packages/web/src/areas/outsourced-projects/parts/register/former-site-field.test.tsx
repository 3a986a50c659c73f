import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { AddPage } from '../../pages/add-page.tsx';

const SEARCH = 'Construction/construction-former-site-list';
const SITE = {
  customerName: '에이타워관리단',
  placeName: 'A타워',
  zipCode: '13494',
  addr1: '경기 성남시 분당구 판교역로 1',
  addr2: '지하 2층',
  materials: [{ materialId: 3, materialName: 'NVR', modelName: '16채널', materialCnt: 2 }],
};
const COPY = {
  projectName: '판교 CCTV',
  areaId: 2,
  mizePMUserId: 'pm1',
  mizeSalesUserId: 'sales1',
  customerName: '한강물산',
  zipCode: '04524',
  addr1: '서울 중구 세종대로 110',
  addr2: '3층',
  placeName: '한강빌딩',
  placeManagerName: '오소장',
  placeManagerMobile: '010-5555-6666',
};

async function openForm(address = '/projects/add') {
  const sent = mockCalls({
    'Area/all-area-list': [{ id: 2, areaName: '부산' }],
    [SEARCH]: [SITE],
    'Construction/construction-copy-open': [COPY],
  });
  const opened = await openPage('/projects/add', AddPage, address);
  await screen.findByLabelText(/^프로젝트명/);
  const valueIn = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label).value;
  return { ...opened, sent, valueIn };
}

it('a former site is offered from two letters on and fills site, customer, address and materials (D-321)', async () => {
  const { user, sent, valueIn } = await openForm();
  const site = screen.getByLabelText(/^현장명/);
  await user.type(site, '타워');
  await user.click(await screen.findByText('A타워 · 에이타워관리단'));
  expect([valueIn(/^현장명/), valueIn(/^고객사 상호/), valueIn(/^상세주소/)]).toEqual([
    'A타워',
    '에이타워관리단',
    '지하 2층',
  ]);
  const materials = screen.getByRole('list', { name: '선택한 투입자재' });
  expect(within(materials).getByText('NVR (16채널)')).toBeTruthy();
  expect(sent.filter(({ path }) => path === SEARCH).map(({ body }) => body['SearchKey'])).toEqual(['타워']);
});

it('what is typed stays when no site is chosen (D-321)', async () => {
  const { user, sent, valueIn } = await openForm();
  await user.type(screen.getByLabelText(/^고객사 상호/), '에');
  await user.type(screen.getByLabelText(/^현장명/), '새 현장');
  await screen.findByText('A타워 · 에이타워관리단');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByText('A타워 · 에이타워관리단')).toBeNull());
  expect([valueIn(/^고객사 상호/), valueIn(/^현장명/)]).toEqual(['에', '새 현장']);
  expect(sent.filter(({ path }) => path === SEARCH).every(({ body }) => body['SearchKey'] !== '에')).toBe(true);
});

it('a copy says its source, selects the name and leaves amounts, dates and materials open (D-320)', async () => {
  const { valueIn, sent, address } = await openForm('/projects/add?data=token');
  await screen.findByText('‘판교 CCTV’에서 복사 · 금액, 날짜, 자재를 입력해주세요');
  const name = screen.getByLabelText<HTMLInputElement>(/^프로젝트명/);
  expect(document.activeElement).toBe(name);
  expect([name.selectionStart, name.selectionEnd]).toEqual([0, '판교 CCTV'.length]);
  expect([valueIn(/^현장명/), valueIn(/^고객사 상호/), valueIn(/^현장 담당자 이름/)]).toEqual([
    '한강빌딩',
    '한강물산',
    '오소장',
  ]);
  expect(valueIn(/^프로젝트금액/)).toBe('');
  expect(screen.queryByRole('list', { name: '선택한 투입자재' })).toBeNull();
  expect(address()).toBe('/projects/add');
  expect(sent.find(({ path }) => path.endsWith('copy-open'))?.body['Data']).toBe('token');
});
