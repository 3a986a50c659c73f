import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { UserType } from '@portal/contract/core/actor';
import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { projectSearch } from '../search.ts';
import { ListPage } from './list-page.tsx';

const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 3, permission: '' as const };
const TAKEN = /마감 \(타 업체 수주\)/;

/** Tells the open page that a project has changed. */
let announceChange: () => void = () => undefined;

/** The stream of events, from which only `announceChange` comes. */
class TestEvents {
  addEventListener(name: string, listener: (event: { data: string }) => void): void {
    if (name === PROJECT_EVENT) announceChange = () => listener({ data: '' });
  }
  close(): void {}
}

beforeEach(() => {
  vi.stubGlobal('EventSource', TestEvents);
});

const POST = 'Construction/construction-post';
const OFFERS = 'Construction/all-construction-partner-list';
const offer = (
  id: number,
  projectName: string,
  postedDtm: string,
  more: Partial<ProjectRow> = {},
): Partial<ProjectRow> => ({
  id,
  projectName,
  postedDtm,
  status: 'N',
  startDate: '2026-12-01',
  price: '1000000',
  addPrice: '0',
  areaName: '서울',
  mizePMUserName: '김도현',
  choiceCompanyName: '',
  choiceUserName: '',
  todo: '',
  changeCount: 0,
  billDate: '',
  ownYN: 'N',
  ...more,
});
const openList = (address = '/projects/list') =>
  openPage('/projects/list', ListPage, address, {
    actor: CONTRACTOR,
    validateSearch: projectSearch.partner.validate,
  });
const names = () => screen.queryAllByRole('link').map(({ textContent }) => textContent);

it('a contractor filters by what other companies have won (D-247)', async () => {
  const sent = mockCalls({ 'Construction/construction-partner-status-count': [{ status: 'taken', count: 4 }] });
  const { user } = await openList();
  await user.click(await screen.findByLabelText('그 외 상태'));
  const option = await screen.findByRole('option', { name: TAKEN });
  expect(option.textContent).toContain('4');
  await user.click(option);
  const listed = () => sent.filter(({ path }) => path === 'Construction/all-construction-partner-list');
  await waitFor(() => expect(listed().at(-1)?.body).toMatchObject({ SearchActiveStatus: 'taken' }));
});

it('the list of a line of today asks for exactly its projects (LISTS-21)', async () => {
  const sent = mockCalls({});
  const address = '/projects/list?status=P&todo=unposted&scope=team';
  await openPage('/projects/list', ListPage, address, { validateSearch: projectSearch.staff.validate });
  const lastRequest = () => sent.find(({ path }) => path === 'Construction/all-construction-mize-list')?.body;
  await waitFor(() =>
    expect(lastRequest()).toMatchObject({ SearchActiveStatus: 'P', SearchTodo: 'unposted', SearchScope: 'team' }),
  );
});

it('staff have no such filter', async () => {
  mockCalls({});
  await openPage('/projects/list', ListPage, '/projects/list', { validateSearch: projectSearch.staff.validate });
  await screen.findByRole('radio', { name: /수주완료/ });
  expect(screen.queryByRole('radio', { name: TAKEN })).toBeNull();
});

it.each([
  ['/projects/list', 'N'],
  ['/projects/list?status=A', 'A'],
  ['/projects/list?status=Y', 'Y'],
])('a contractor who opens %s reads the projects in state %s (D-305)', async (address, SearchActiveStatus) => {
  const sent = mockCalls({});
  await openList(address);
  const rows = () => sent.filter(({ path }) => path === OFFERS);
  await waitFor(() => expect(rows()[0]?.body).toMatchObject({ SearchActiveStatus }));
  // The list is asked once. What is new is asked for after a change.
  expect(rows()).toHaveLength(1);
});

it('rows follow changes, and a new offer comes only when the user asks for it (D-305)', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-24T09:30:00+09:00') });
  vi.stubGlobal('scrollTo', () => undefined);
  const answers: Record<string, object[]> = { [OFFERS]: [offer(1, '첫 현장', '2026-11-24 09:00:00')] };
  mockCalls(answers);
  const { user } = await openList();
  await waitFor(() => expect(names()).toContain('첫 현장'));
  answers[OFFERS] = [offer(2, '새 현장', '2026-11-24 10:00:00'), offer(1, '첫 현장 이름 변경', '2026-11-24 09:00:00')];
  announceChange();
  const button = await screen.findByRole('button', { name: '새 프로젝트 1건' }, { timeout: 5000 });
  await waitFor(() => expect(names()).toContain('첫 현장 이름 변경'));
  expect(names()).not.toContain('새 현장');
  await user.click(button);
  await waitFor(() => expect(names()).toContain('새 현장'));
  vi.useRealTimers();
});

it('the table tells a contractor what waits in a project', async () => {
  const own = offer(1, '받을 현장', '', { status: 'Y', ownYN: 'Y', todo: 'unreceived' });
  mockCalls({ [OFFERS]: [own] });
  await openList('/projects/list?status=Y');
  expect((await screen.findByRole('link', { name: /받을 현장/ })).textContent).toContain('자재 수령 확인');
});

it('staff post several projects at once, and each that is refused says why (D-603)', async () => {
  const draft = (id: number, name: string, status: ProjectRow['status'] = 'P') =>
    offer(id, name, '', { status, version: 4 });
  const rows = [draft(1, '초안 하나'), draft(2, '철회 하나', 'F'), draft(3, '게시 중', 'N')];
  const answers = { 'Construction/all-construction-mize-list': rows, [POST]: [] as object[] | MockRefusal };
  const sent = mockCalls(answers);
  const { user } = await openPage('/projects/list', ListPage, '/projects/list', {
    actor: STAFF,
    validateSearch: projectSearch.staff.validate,
  });
  for (const { projectName } of rows)
    await user.click(await screen.findByRole('checkbox', { name: RegExp(String(projectName)) }));
  answers[POST] = {
    status: 400,
    code: 'FIELD_REQUIRED',
    message: '프로젝트 시작일이 모두 지났습니다. 시작일을 수정해주세요.',
  };
  await user.click(screen.getByRole('button', { name: '2건 게시' }));
  const question = await screen.findByRole('dialog', { name: '게시' });
  expect(question.textContent).toContain('이전 수주 정보는 초기화됩니다.');
  await user.click(within(question).getByRole('button', { name: '2건 게시' }));
  const result = await screen.findByRole('dialog', { name: '게시 결과' });
  const posts = sent.filter(({ path }) => path === POST).map(({ body }) => body);
  expect(posts).toMatchObject([
    { Id: 1, Version: 4, Status: 'N' },
    { Id: 2, Version: 4, Status: 'N' },
  ]);
  expect(result.textContent).toContain('0건 게시, 3건 게시하지 못했습니다.');
  expect(within(result).getAllByText('프로젝트 시작일이 모두 지났습니다. 시작일을 수정해주세요.')).toHaveLength(2);
});
