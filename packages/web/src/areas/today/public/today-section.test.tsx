import { UserType } from '@portal/contract/core/actor';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { SAMPLE_PROJECT } from '#test-kit/sample-project.ts';
import { TodaySection } from './today-section.tsx';

const CONTRACTOR = { ...STAFF, userId: 'hanbit1', userType: UserType.Partner, companyId: 1, permission: '' as const };
const MANAGER = { ...STAFF, permission: 'M' };
const EMPTY = { count: 0, fromDay: '', toDay: '', projects: [], internalProjects: [], months: [], missingSites: 0 };
const line = (part: object) => ({ ...EMPTY, ...part });
const TODAY = 'Today/today-list';
const INFO = 'Construction/construction-info';
const STARTS = line({ line: 'startsToday', count: 1, projects: [{ ...SAMPLE_PROJECT, projectName: '카메라 교체' }] });

const openToday = (actor: typeof CONTRACTOR | typeof STAFF) => openPage('/', TodaySection, '/', { actor });
const sites = () => screen.findByRole('region', { name: /오늘 현장/ });

it("a contractor's today begins with the sites of the day", async () => {
  mockCalls({ [TODAY]: [STARTS], [INFO]: [SAMPLE_PROJECT] });
  await openToday(CONTRACTOR);
  const site = within(await sites());
  expect(site.getByText('테헤란로 152 지하 2층')).toBeTruthy();
  const map = site.getByRole('link', { name: '지도' });
  expect([map.getAttribute('href'), map.getAttribute('target')]).toEqual([
    `https://map.kakao.com/link/search/${encodeURIComponent('테헤란로 152')}`,
    '_blank',
  ]);
  expect(site.getByRole('button', { name: '주소 복사' })).toBeTruthy();
  expect(site.getByRole('link', { name: /전화/ }).getAttribute('href')).toBe('tel:01033334444');
});

it('shows of a site only what the page of its project shows (D-45)', async () => {
  const hidden = {
    customerVisibleYN: 'N',
    addr1: '',
    addr2: '',
    placeName: '',
    placeManagerName: '',
    placeManagerMobile: '',
  };
  mockCalls({ [TODAY]: [STARTS], [INFO]: [{ ...SAMPLE_PROJECT, ...hidden }] });
  await openToday(CONTRACTOR);
  const site = within(await sites());
  expect(site.getByRole('link', { name: '역삼 에이타워' })).toBeTruthy();
  expect([site.queryByText('지도'), site.queryByText('주소 복사'), site.queryByText('전화')]).toEqual([
    null,
    null,
    null,
  ]);
});

it('shows no site of a project that is no longer visible', async () => {
  mockCalls({ [TODAY]: [STARTS], [INFO]: { status: 404, code: 'NOT_FOUND', message: '' } });
  await openToday(CONTRACTOR);
  await screen.findByText('오늘 작업');
  expect(screen.queryByText(/오늘 현장/)).toBeNull();
});

it('shows three months of amounts and counts the others', async () => {
  const months = ['2026.11', '2026.10', '2026.09', '2026.08', '2026.07'].map((yearMonth) => ({
    yearMonth,
    count: 1,
    amount: '1000',
  }));
  mockCalls({ [TODAY]: [line({ line: 'unsettled', count: 5, months })] });
  await openToday({ ...STAFF, permission: 'M' });
  const amounts = (await screen.findByText(/외 2개월/)).textContent ?? '';
  expect(amounts.match(/\d{4}\.\d{2}/g)).toEqual(['2026.11', '2026.10', '2026.09']);
});

it('lines of internal projects lead staff to the list of internal projects, starts to the staff list', async () => {
  const internalProjects = [{ id: 4, projectName: '본사 3층 CCTV', startDate: '2026-11-20' }];
  mockCalls({
    [TODAY]: [STARTS, line({ line: 'internalThisWeek', count: 1, fromDay: '2000-01-03', internalProjects })],
  });
  await openToday({ ...STAFF, permission: 'F' });
  const internal = await screen.findByRole('link', { name: '다음 주 시작 (마이즈)' });
  expect(internal.getAttribute('href')).toBe('/projects/mizelist?status=N&todo=internalThisWeek');
  expect(screen.getByText('본사 3층 CCTV')).toBeTruthy();
  const starts = screen.getByRole('link', { name: '오늘 시작' });
  expect(starts.getAttribute('href')).toBe('/projects/sites?own=Y');
  // Only contractors have the sites of the day (D-307).
  expect(screen.queryByText(/오늘 현장/)).toBeNull();
});

it.each([
  ['게시전', 'unposted', STAFF, '/projects/list?status=P&todo=unposted'],
  ['수주업체 이의', 'objected', STAFF, '/projects/list?status=A&todo=objected'],
  ['진행중 (마이즈)', 'internalInProgress', STAFF, '/projects/mizelist?status=N&todo=internalInProgress'],
  ['계산서 확인', 'unconfirmed', MANAGER, '/projects/list?status=YY&todo=unconfirmed&scope=team'],
  ['새 프로젝트', 'offers', CONTRACTOR, '/projects/companylist?status=N'],
  ['계산서 발행일 미입력', 'undated', CONTRACTOR, '/orders/list?status=YY&todo=undated'],
] as const)('the line %s leads to the list of its projects (LISTS-21): %s', async (label, name, actor, address) => {
  mockCalls({ [TODAY]: [line({ line: name, count: 2 })] });
  await openToday(actor);
  const link = await screen.findByRole('link', { name: label });
  expect(link.getAttribute('href')).toBe(address);
  expect(screen.getAllByRole('listitem')[0]?.textContent).toMatch(/^2/);
});

it('a manager sees the work of the team, and can choose their own', async () => {
  const sent = mockCalls({ [TODAY]: [line({ line: 'unposted', count: 2 })] });
  const { user } = await openToday(MANAGER);
  const whose = within(screen.getByRole('group', { name: '누구의 일' }));
  expect(whose.getByRole('button', { name: '우리 팀' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(whose.getByRole('button', { name: '내 일' }));
  const scopes = () => sent.filter(({ path }) => path === TODAY).map(({ body }) => body['SearchScope']);
  await waitFor(() => expect(scopes()).toEqual(['team', 'mine']));
});

it('crews that have not come stand first, and lead to their sites (D-574)', async () => {
  mockCalls({ [TODAY]: [{ ...STARTS, missingSites: 3 }] });
  const { user } = await openToday({ ...STAFF, permission: 'F' });
  const missing = await screen.findByRole('link', { name: '미도착' });
  expect(missing.getAttribute('href')).toBe('/projects/sites?state=missing&own=Y');
  expect(screen.getAllByRole('listitem')[0]?.textContent).toContain('3곳');
  await user.click(screen.getByText('우리 팀'));
  expect((await screen.findByRole('link', { name: '미도착' })).getAttribute('href')).toBe(
    '/projects/sites?state=missing',
  );
});

it('says so when nothing waits', async () => {
  mockCalls({ [TODAY]: [] });
  await openToday({ ...STAFF, permission: '' });
  expect(await screen.findByText('오늘 할 일이 없습니다.')).toBeTruthy();
});
