import { CalendarKind } from '@portal/contract/areas/calendar/entries';
import ical from 'ical.js';
import { expect, it } from 'vitest';
import { makeIcs } from '#areas/calendar/make-ics.ts';
import type { EntryRecord } from '#areas/calendar/queries/entries.ts';
import { storedCalendars } from '#areas/calendar/stored-calendars.ts';
import { keepDocument } from '#http/stored-document.ts';

const STAMP = new Date('2026-11-20T06:00:00Z');

const entryOf = (fields: Partial<EntryRecord>): EntryRecord => ({
  kind: CalendarKind.Outsourced,
  id: 7,
  status: 'Y',
  project_name: '현장',
  area_id: 2,
  area_name: '서울',
  start_day: '2026-11-23',
  start_time: '',
  offered: [],
  company_id: null,
  team_name: '',
  daily_teams: null,
  pm_ids: [],
  version: 3,
  ...fields,
});

const NAMES = [
  '설치; "따옴표", \\ 역슬래시 \\n 글자',
  '가'.repeat(200),
  `${'a'.repeat(66)}가${'나'.repeat(30)}`,
  '👷‍♀️ 현장 '.repeat(20).trim(),
  '두\n줄',
];

it.each(NAMES)('a second program reads the name as it is, from lines of at most 75 bytes: %j', (project_name) => {
  const text = makeIcs('달력', [entryOf({ project_name })], STAMP);
  for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(text).not.toMatch(/[^\r]\n|\r[^\n]/);
  const event = new ical.Component(ical.parse(text)).getFirstSubcomponent('vevent');
  expect(event?.getFirstPropertyValue('summary')).toBe(project_name);
  expect(event?.getFirstPropertyValue('sequence')).toBe(3);
});

it('removes control characters, and leaves out a region that is not known', () => {
  const text = makeIcs('달력', [entryOf({ project_name: 'a\u0000b\u0007c\td', area_name: '' })], STAMP);
  expect(text).toContain('SUMMARY:abcd\r\n');
  expect(text).not.toContain('LOCATION');
});

it('the calendars that were asked for last are kept, each in its newest state', () => {
  const document = (text: string) => keepDocument('text/calendar', text);
  const calendars = storedCalendars(10);
  calendars.keep('one', 's1', document('1234'));
  calendars.keep('two', 's1', document('1234'));
  expect(calendars.find('one', 's1')?.plain.toString()).toBe('1234');
  expect(calendars.find('one', 's2')).toBeUndefined();
  calendars.keep('three', 's1', document('1234'));
  expect(calendars.find('two', 's1')).toBeUndefined();
  expect(calendars.find('one', 's1')).toBeDefined();
  calendars.keep('one', 's2', document('123'));
  expect(calendars.find('one', 's1')).toBeUndefined();
  expect(calendars.find('three', 's1')).toBeDefined();
});
