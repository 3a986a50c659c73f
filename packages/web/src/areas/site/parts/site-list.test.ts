import type { SiteOfDay } from '@portal/contract/areas/site/visit-calls';
import { describe, expect, it } from 'vitest';
import { siteSearch } from '../search.ts';
import { dayBar, placeOf } from './day-bar.ts';
import { siteLists } from './site-list.ts';

const DAY = '2026-12-03';
const NOW = `${DAY} 14:00:00`;

const site = (part: Partial<SiteOfDay>): SiteOfDay => ({
  day: DAY,
  projectId: 1,
  status: 'Y',
  projectName: '현장',
  areaName: '서울',
  companyName: '한빛설비',
  headcount: 3,
  pmNames: [],
  ownYN: 'N',
  contactName: '',
  contactPhone: '',
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
  site({ projectId: 1, arrivedDtm: `${DAY} 08:00:00`, leftDtm: `${DAY} 11:00:00`, tomorrowYN: 'N' }),
  site({ projectId: 2, arrivedDtm: `${DAY} 09:00:00`, ownYN: 'Y' }),
  site({ projectId: 3, arrivedDtm: `${DAY} 08:30:00` }),
  site({ projectId: 4, ownYN: 'Y' }),
  site({ projectId: 5, day: '2026-12-04', materials: 'sent' }),
];
const listsOf = (address: object, now = NOW) => siteLists(SITES, { ...siteSearch.initial, ...address }, DAY, now);
const ids = (sites: readonly SiteOfDay[]) => sites.map(({ projectId }) => projectId);

describe('the lists of a day (D-440)', () => {
  it('have crews that are missing first, then by state and arrival', () => {
    const { shown, next, counts, total, missing } = listsOf({});
    expect([ids(shown), ids(next), total, missing]).toEqual([[4, 3, 2, 1], [5], 4, 1]);
    expect(counts.map(({ count }) => count)).toEqual([1, 0, 2, 1]);
  });

  it('miss nobody before ten, and on another day than today', () => {
    expect(listsOf({}, `${DAY} 09:59:00`).missing).toBe(0);
    expect(listsOf({}, '2026-12-04 12:00:00')).toMatchObject({ missing: 0, isToday: false });
  });

  it('follow the filters; counts follow that of own sites', () => {
    expect(ids(listsOf({ state: 'arrived' }).shown)).toEqual([3, 2]);
    expect(listsOf({ state: 'arrived' }).next).toEqual([]);
    const own = listsOf({ own: 'Y' });
    expect([ids(own.shown), own.total, own.missing]).toEqual([[4, 2], 2, 1]);
  });
});

describe('the bar of a day', () => {
  const barOf = (part: Partial<SiteOfDay>, now = NOW) => {
    const [first] = siteLists([site(part)], siteSearch.initial, DAY, now).shown;
    return first && dayBar(first, now);
  };
  it.each([
    ['06:00', 0],
    ['13:00', 50],
    ['20:00', 100],
    ['05:00', 0],
    ['23:00', 100],
  ])('%s stands at %i percent', (time, place) => {
    expect(placeOf(time)).toBe(place);
  });

  it('goes from arrival to the end, or to now', () => {
    const arrivedDtm = `${DAY} 08:06:00`;
    expect(barOf({ arrivedDtm })).toEqual({ kind: 'arrived', from: 15, to: 57.1, text: '08:06부터' });
    expect(barOf({ arrivedDtm, leftDtm: `${DAY} 13:00:00` })).toMatchObject({ to: 50, text: '08:06부터 13:00까지' });
    expect(barOf({ arrivedDtm, leftDtm: '2026-12-04 02:00:00' })).toMatchObject({ to: 100 });
    expect(barOf({ arrivedDtm }, '2026-12-05 08:00:00')).toMatchObject({ to: 100, text: '08:06부터, 종료 기록 없음' });
  });

  it('is red from ten on without an arrival, today only', () => {
    expect(barOf({})).toMatchObject({ kind: 'missing', from: 28.6, to: 57.1 });
    expect(barOf({}, `${DAY} 09:00:00`)).toBe('');
    expect(barOf({}, '2026-12-04 09:00:00')).toBe('도착 없음');
  });
});
