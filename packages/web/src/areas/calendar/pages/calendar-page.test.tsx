import type { CalendarEntry } from '@portal/contract/areas/calendar/calls';
import { addDays } from '@portal/contract/core/dates';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { today } from '#lib/days.ts';
import { type MockRefusal, mockCalls } from '#test-kit/mock-calls.ts';
import { openPage } from '#test-kit/open-page.tsx';
import { SAMPLE_INTERNAL } from '#test-kit/sample-internal.ts';
import { weekOf } from '#ui/days/month-weeks.ts';
import { calendarSearch } from '../search.ts';
import { CalendarPage } from './calendar-page.tsx';

const LIST = 'Calendar/calendar-list';
const EDIT = 'MizeConstruction/construction-edit';
const INFO = 'MizeConstruction/construction-info';

/** A week from today, so that no day is in the past. */
const DAY = addDays(today(), 7);

const entry = (part: Partial<CalendarEntry>): CalendarEntry => ({
  kind: 'outsourced',
  id: 1,
  status: 'Y',
  projectName: '한빛 현장',
  areaId: 1,
  areaName: '서울',
  startDay: DAY,
  startTime: '',
  offeredDays: [],
  companyId: 2,
  teamName: '한빛설비',
  dailyTeams: 1,
  pmIds: ['pm1'],
  ...part,
});

const ROWS = [
  entry({}),
  entry({ id: 2, projectName: '둘째 현장' }),
  entry({
    id: 3,
    status: 'N',
    projectName: '후보 현장',
    companyId: 0,
    teamName: '',
    offeredDays: [DAY, addDays(DAY, 1)],
  }),
  entry({
    id: 7,
    kind: 'internal',
    status: 'N',
    projectName: '정기점검',
    companyId: 0,
    teamName: '시공1팀',
    dailyTeams: 0,
  }),
];

beforeEach(() => localStorage.clear());

/** Draws the page at a width. */
async function openCalendar(address = `/projects/calendar?day=${DAY}`, narrow = false) {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      report: (entries: { contentRect: { height: number } }[]) => void;
      constructor(report: (entries: { contentRect: { height: number } }[]) => void) {
        this.report = report;
      }
      observe = () => this.report([{ contentRect: { height: 1200 } }]);
      disconnect() {}
    },
  );
  vi.stubGlobal('matchMedia', () => ({ matches: narrow, addEventListener() {}, removeEventListener() {} }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const answers: Record<string, readonly object[] | MockRefusal> = {
    [LIST]: ROWS,
    [INFO]: [{ ...SAMPLE_INTERNAL, startDate: DAY, choiceSelDate: DAY }],
  };
  const sent = mockCalls(answers);
  const page = await openPage('/projects/calendar', CalendarPage, address, { validateSearch: calendarSearch.validate });
  await screen.findByRole('region', { name: '캘린더' });
  return { ...page, answers, sent };
}

const entryButton = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) });

it('asks for the weeks of the shown period, and marks a day with more starts than teams', async () => {
  const { sent, user } = await openCalendar(`/projects/calendar?day=${DAY}&span=week`);
  const week = weekOf(DAY);
  expect(sent.find(({ path }) => path === LIST)?.body).toMatchObject({ FromDay: week[0], ToDay: week[6] });
  expect(screen.getByText('몰린 날 1일')).toBeTruthy();
  expect(screen.getByText('2건 · 1팀')).toBeTruthy();
  await user.click(
    within(screen.getByRole('columnheader', { name: new RegExp(`^${DAY.slice(5)}`) })).getByRole('button'),
  );
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText('2건 · 하루 1팀까지')).toBeTruthy();
  expect(dialog.getByRole('link', { name: /둘째 현장/ }).getAttribute('href')).toBe('/projects/view/2');
});

it('keeps the filters in the address and for the user on the device, without the day', async () => {
  const { user, address } = await openCalendar();
  expect(screen.queryByRole('button', { name: /^후보 현장/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '후보일 1' }));
  await entryButton('후보 현장');
  await user.click(screen.getByRole('button', { name: '외주 2' }));
  expect(screen.queryByRole('button', { name: /^한빛 현장/ })).toBeNull();
  expect(address()).toContain('offered=Y');
  expect(JSON.parse(localStorage.getItem('calendar') ?? '{}')).toEqual({
    offered: 'Y',
    outsourced: 'N',
  });
  // An overloaded day stays marked while filters hide its entries.
  expect(screen.getByText('몰린 날 1일')).toBeTruthy();
});

it('comes back with the filters of the user', async () => {
  localStorage.setItem('calendar', JSON.stringify({ span: 'week', offered: 'Y' }));
  const { address } = await openCalendar('/projects/calendar');
  await expect.poll(() => address()).toBe('/projects/calendar?span=week&offered=Y');
});

it('moves a start by keys with the edit of the page: its reason and its version', async () => {
  const { user, sent } = await openCalendar(`/projects/calendar?day=${DAY}&span=week`);
  (await entryButton('정기점검')).focus();
  await user.keyboard(' {ArrowRight} ');
  expect(sent.some(({ path }) => path === EDIT)).toBe(false);
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getAllByText('프로젝트 시작일').length).toBeGreaterThan(0);
  await user.type(dialog.getByRole('textbox', { name: /변경 사유/ }), '자재 지연{Enter}');
  await expect.poll(() => sent.some(({ path }) => path === EDIT)).toBe(true);
  expect(sent.find(({ path }) => path === EDIT)?.body).toMatchObject({
    Id: 7,
    Version: 3,
    StartDate: addDays(DAY, 1),
    MizeChangeReasons: [{ ItemName: '프로젝트 시작일', Reason: '자재 지연' }],
  });
  await expect.poll(() => sent.filter(({ path }) => path === LIST).length).toBeGreaterThan(1);
});

it('sends nothing when the reason is declined, the day is past, or the start was moved meanwhile', async () => {
  const { user, sent, answers } = await openCalendar(`/projects/calendar?day=${DAY}&span=week`);
  (await entryButton('정기점검')).focus();
  await user.keyboard(' {ArrowRight} ');
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getAllByRole('button', { name: '닫기' }).at(-1) ?? document.body);
  (await entryButton('정기점검')).focus();
  await user.keyboard(' {ArrowUp}{ArrowUp} ');
  expect(sent.filter(({ path }) => path === INFO)).toHaveLength(1);
  answers[INFO] = [{ ...SAMPLE_INTERNAL, startDate: addDays(DAY, 3) }];
  (await entryButton('정기점검')).focus();
  await user.keyboard(' {ArrowRight} ');
  await expect.poll(() => sent.filter(({ path }) => path === INFO)).toHaveLength(2);
  expect(sent.some(({ path }) => path === EDIT)).toBe(false);
});

it('shows a phone the days with their counts and the chosen day as a list', async () => {
  await openCalendar(`/projects/calendar?day=${DAY}`, true);
  expect(screen.getByText('3건')).toBeTruthy();
  expect(screen.getByRole('link', { name: /정기점검/ }).getAttribute('href')).toBe('/projects/mizeview/7');
  expect(screen.getByText(/하루 1팀까지/)).toBeTruthy();
});
