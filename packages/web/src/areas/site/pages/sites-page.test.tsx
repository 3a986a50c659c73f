import type { SiteOfDay } from '@portal/contract/areas/site/visit-calls';
import { UserType } from '@portal/contract/core/actor';
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockCalls } from '#test-kit/mock-calls.ts';
import { openPage, STAFF } from '#test-kit/open-page.tsx';
import { siteSearch } from '../search.ts';
import { SitesPage } from './sites-page.tsx';

const DAY = '2026-12-03';
const LIST = 'Site/visit-today';

const site = (part: Partial<SiteOfDay>): SiteOfDay => ({
  day: DAY,
  projectId: 1,
  status: 'Y',
  projectName: '노원 현장',
  areaName: '서울',
  companyName: '다온전기',
  headcount: 2,
  pmNames: ['김도현'],
  ownYN: 'Y',
  contactName: '최반장',
  contactPhone: '010-3812-7741',
  awardId: 11,
  photoCount: 0,
  askedDtm: '',
  askConfirmedDtm: '',
  materials: 'none',
  logYN: 'N',
  arrivedDtm: '',
  arrivedDeviceDtm: '',
  arrivedReceivedDtm: '',
  leftDtm: '',
  leftDeviceDtm: '',
  leftReceivedDtm: '',
  tomorrowYN: '',
  ...part,
});

const SITES = [
  site({}),
  site({
    projectId: 2,
    projectName: '판교 현장',
    ownYN: 'N',
    arrivedDtm: `${DAY} 08:41:00`,
    arrivedDeviceDtm: '2026-12-02 08:41:00',
    arrivedReceivedDtm: '',
  }),
  site({ projectId: 3, projectName: '이천 현장', day: '2026-12-04', materials: 'sent' }),
];

async function openSites({ narrow = false, actor = STAFF, address = '/projects/sites', sites = SITES } = {}) {
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener() {}, removeEventListener() {} }));
  vi.stubGlobal(
    'EventSource',
    class {
      addEventListener(): void {}
      close(): void {}
    },
  );
  const sent = mockCalls(
    { [LIST]: sites, 'Site/visit-ask': [{ asked: 1 }] },
    { meta: { day: DAY, nowDtm: `${DAY} 14:12:00`, moreYn: 'N' } },
  );
  const page = await openPage('/projects/sites', SitesPage, address, { actor, validateSearch: siteSearch.validate });
  return { ...page, sent };
}

it('who is missing after ten comes first, in red; each crew has its telephone, and tomorrow its materials', async () => {
  await openSites();
  const line = await screen.findByText('10:00이 지났는데 도착하지 않은 현장이 1곳 있습니다.');
  expect(line.getAttribute('role')).toBe('status');
  const rows = screen.getAllByRole('row').map(({ textContent }) => textContent ?? '');
  expect(rows[1]).toMatch(/^미도착노원 현장 +다온전기 2명10:00까지 도착 없음0김도현010-3812-7741$/);
  expect(rows[2]).toMatch(/^도착판교 현장 기기 시각 12-02 08:41.*없음/);
  expect(rows[3]).toContain('내일 2026-12-04 (금) 1곳');
  expect(rows[4]).toMatch(/^자재 미수령이천 현장.*자재 수령 전/);
  expect(screen.getAllByRole('link', { name: '최반장 전화 010-3812-7741' })).toHaveLength(3);
});

it('one press asks the companies of those who are missing and were not asked yet (D-475)', async () => {
  const { user, sent } = await openSites({
    sites: [
      site({}),
      site({ projectId: 4, awardId: 14, askedDtm: `${DAY} 10:12:00` }),
      site({ projectId: 5, awardId: 15, askedDtm: `${DAY} 10:12:00`, askConfirmedDtm: `${DAY} 10:20:00` }),
    ],
  });
  expect(await screen.findByText('확인 요청 10:12')).toBeTruthy();
  expect(screen.getByText('업체 확인 10:20')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: '업체 1곳에 확인 요청' }));
  await expect.poll(() => sent.find(({ path }) => path === 'Site/visit-ask')?.body['AwardIds']).toEqual([11]);
  await expect.poll(() => sent.filter(({ path }) => path === LIST)).toHaveLength(2);
});

it('where every company was asked, nothing is to press', async () => {
  await openSites({ sites: [site({ askedDtm: `${DAY} 10:12:00` })] });
  expect(await screen.findByText('업체에 확인을 요청했습니다')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /확인 요청/ })).toBeNull();
});

it('the filters stand in the address, and another day is asked for', async () => {
  const { user, address, sent } = await openSites();
  await user.click(await screen.findByRole('checkbox', { name: '내 현장만' }));
  expect(address()).toContain('own=Y');
  expect(screen.queryByText('판교 현장')).toBeNull();
  await user.click(screen.getByRole('button', { name: '다음 날' }));
  expect(address()).toContain('day=2026-12-04');
  await expect.poll(() => sent.some(({ body }) => body['Day'] === '2026-12-04')).toBe(true);
});

it('a phone has cards with a call, and the time of an arrival', async () => {
  await openSites({ narrow: true });
  const [missing, arrived] = await screen.findAllByRole('listitem');
  if (!missing || !arrived) throw new Error('no cards');
  expect(missing.textContent).toContain('10:00 지남');
  expect(within(missing).getByRole('link', { name: /전화/ }).getAttribute('href')).toBe('tel:01038127741');
  expect(arrived.textContent).toContain('08:41 도착');
});

it('contractors ask for nothing', async () => {
  const { sent } = await openSites({ actor: { ...STAFF, userType: UserType.Partner } });
  expect(await screen.findByRole('heading', { name: '이 화면을 볼 권한이 없습니다.' })).toBeTruthy();
  expect(sent.some(({ path }) => path === LIST)).toBe(false);
});
