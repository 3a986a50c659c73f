import type { ProjectValues } from '@portal/contract/areas/outsourced-projects/changes';
import { addDays } from '@portal/contract/core/dates';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { today } from '#lib/days.ts';
import { popToasts } from '#test-kit/draw.tsx';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { RegisterForm } from './register-form.tsx';
import { EMPTY_VALUES } from './values.ts';

const ADD = 'Construction/construction-add';
const POST = 'Construction/construction-post';
const UNAVAILABLE: MockRefusal = { status: 503, code: 'UNAVAILABLE', message: '잠시 후 다시 시도해주세요.' };

/** A form in which nothing is missing. */
const FILLED: ProjectValues = {
  ...EMPTY_VALUES,
  ProjectName: '역삼 에이타워',
  Price: '12500000',
  AreaId: 2,
  StartDate: [addDays(today(), 3)],
  MaterialsNoYN: 'Y',
  MizeSalesUserId: 'sales1',
  MizePMUserId: ['pm1'],
  CustomerName: '에이타워관리단',
  ZipCode: '06236',
  Addr1: '서울 강남구 테헤란로 152',
  Addr2: '지하 2층',
  PlaceName: '에이타워',
  PlaceManagerName: '정소장',
  PlaceManagerMobile: '01033334444',
};

async function openForm(values: ProjectValues, more: Record<string, readonly object[] | MockRefusal> = {}) {
  const answers: Record<string, readonly object[] | MockRefusal> = {
    'Area/all-area-list': [{ id: 2, areaName: '부산' }],
    [ADD]: [{ id: 41 }],
    ...more,
  };
  const sent = mockCalls(answers);
  const onDone = vi.fn(async () => undefined);
  const page = () => (
    <RegisterForm actor={STAFF} initial={{ values, copiedFrom: '' }} onDone={onDone} onCancel={() => undefined} />
  );
  const { user } = await openPage('/projects/add', page, '/projects/add');
  await screen.findByRole('combobox', { name: '지역' });
  const of = (path: string) => sent.filter((one) => one.path === path);
  return { user, answers, of, onDone };
}

const press = (name: string) => screen.getByRole('button', { name });
const focusedName = () => document.activeElement?.getAttribute('name');

it('the foot and the contents name every wrong field as a link until the field is right (A-07)', async () => {
  const { user, of } = await openForm({ ...EMPTY_VALUES, ProjectName: '역삼 에이타워', MizePMUserId: ['pm1'] });
  await user.click(press('등록'));
  expect(popToasts()).toEqual(['프로젝트금액을 입력해주세요.']);
  expect(focusedName()).toBe('Price');
  const [foot] = screen.getAllByRole('status').filter(({ textContent }) => textContent?.includes('곳을 확인해주세요'));
  expect(foot?.textContent).toContain('10곳을 확인해주세요');
  const contents = within(screen.getByRole('navigation', { name: '항목' })).getAllByRole('button');
  expect(contents.map(({ textContent }) => textContent)).toEqual(['프로젝트정보5', '확인 정보5', '사진']);
  const links = within(foot ?? document.body);
  await user.click(links.getByRole('button', { name: '지역' }));
  expect(focusedName()).toBe('AreaId');
  await user.click(screen.getByRole('combobox', { name: '지역' }));
  await user.click(await screen.findByRole('option', { name: '부산' }));
  await waitFor(() => expect(foot?.textContent).toContain('9곳을 확인해주세요'));
  expect(links.queryByRole('button', { name: '지역' })).toBeNull();
  expect(of(ADD)).toEqual([]);
});

it('등록 후 바로 게시 registers a project and posts it with one press (T1, T2)', async () => {
  const { user, of, onDone } = await openForm(FILLED);
  await user.click(screen.getByRole('checkbox', { name: '등록 후 바로 게시' }));
  await user.click(press('등록하고 게시'));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(popToasts()).toEqual(['프로젝트 정보가 성공적으로 등록되었습니다.', '프로젝트가 성공적으로 게시되었습니다.']);
  expect(of(ADD)[0]?.body).toMatchObject({ ProjectName: '역삼 에이타워', MizePMUserId: 'pm1' });
  expect(of(POST).map(({ body }) => body['Id'])).toEqual([41]);
});

it('a registration that fails at posting stays registered, and says so', async () => {
  const refused = { status: 400, code: 'FIELD_REQUIRED', message: '프로젝트 시작일이 모두 지났습니다.' };
  const { user, of, onDone } = await openForm(FILLED, { [POST]: refused });
  await user.click(screen.getByRole('checkbox', { name: '등록 후 바로 게시' }));
  await user.click(press('등록하고 게시'));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(popToasts()).toContain('프로젝트 시작일이 모두 지났습니다.');
  expect(of(ADD)).toHaveLength(1);
});

it('a registration after a 503 keeps its values, and pressed again it is sent with the same key', async () => {
  const { user, answers, of, onDone } = await openForm(FILLED, { [ADD]: UNAVAILABLE });
  await user.click(press('등록'));
  await waitFor(() => expect(popToasts()).toContain('프로젝트 정보가 등록 중 오류가 발생했습니다.'));
  expect(onDone).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>(/^프로젝트명/).value).toBe('역삼 에이타워');
  answers[ADD] = [{ id: 41 }];
  await user.click(press('등록'));
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  expect(popToasts()).toEqual(['프로젝트 정보가 성공적으로 등록되었습니다.']);
  const [first, second, ...others] = of(ADD);
  expect([first?.key, others]).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), []]);
  expect(second?.key).toBe(first?.key);
  expect(second?.body).toEqual(first?.body);
});
