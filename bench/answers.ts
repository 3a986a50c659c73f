import { CalendarKind } from '@portal/contract/areas/calendar/entries';
import { makeIcs } from '../packages/server/src/areas/calendar/make-ics.ts';
import type { EntryRecord } from '../packages/server/src/areas/calendar/queries/entries.ts';
import { termsOfScopes } from '../packages/server/src/areas/search/terms.ts';
import { parseBounded } from '../packages/server/src/http/bounded-json.ts';
import { makeApiDocument } from '../packages/server/src/http/describe/describe-api.ts';
import { excerptOf } from '../packages/server/src/rich-text/excerpt.ts';
import { median, tableRow } from './figures.ts';

const ROUNDS = 5;

const entries = (count: number): EntryRecord[] =>
  Array.from({ length: count }, (_, id) => ({
    kind: CalendarKind.Outsourced,
    id,
    status: 'Y',
    project_name: `한빛 빌딩 ${id}층 무선 공유기 설치 공사, 카메라; 배선반 교체`,
    area_id: 2,
    area_name: '서울특별시 강남구',
    start_day: `2026-11-${String((id % 28) + 1).padStart(2, '0')}`,
    start_time: id % 2 === 0 ? '' : '09:30',
    offered: [],
    company_id: 2,
    team_name: '한빛설비',
    daily_teams: 3,
    pm_ids: ['pm1'],
    version: 3,
  }));

const words = Array.from({ length: 6 }, (_, word) =>
  [...'무선공유기설치공사확인서전달'].map((letter) => letter + word).join(''),
);
const rooms = (count: number) => Array.from({ length: count }, (_, id) => `room ${id}` as const);
const markup = (bytes: number): string =>
  '<p>현장을 확인했습니다. 배선반을 교체했습니다.</p>'.repeat(Math.ceil(bytes / 70));
const json = (values: number): string =>
  JSON.stringify({ Rows: Array.from({ length: values }, (_, at) => `값 ${at}`) });

/** What is made, of which size, and how. */
type Case = { name: string; size: string; make: () => unknown };

const CASES: readonly Case[] = [
  ...[100, 1000, 5000].map((count): Case => {
    const some = entries(count);
    return { name: 'calendar address', size: `${count} entries`, make: () => makeIcs('달력', some, new Date()) };
  }),
  { name: 'description of the calls, once', size: 'all calls', make: () => makeApiDocument() },
  ...[40, 500].map(
    (count): Case => ({
      name: 'terms of a long keyword',
      size: `${count} rooms`,
      make: () => JSON.stringify(termsOfScopes(rooms(count), words)),
    }),
  ),
  ...[10, 100, 2000].map((kb): Case => {
    const text = markup(kb * 1024);
    return { name: 'excerpt of a text', size: `${kb} KB`, make: () => excerptOf(text, 500) };
  }),
  ...[1000, 10_000].map((count): Case => {
    const text = json(count);
    return { name: 'body of a request', size: `${count} values`, make: () => parseBounded(text, 100_000) };
  }),
];

/** Processor time of one answer in ms, which another load of the machine does not change much. */
async function measure(make: () => unknown): Promise<number> {
  const before = process.cpuUsage();
  await make();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

console.log(tableRow(['made in the process itself', 'size', 'first, ms', 'then, ms']));
console.log(tableRow(['---', '---', '---:', '---:']));
for (const { name, size, make } of CASES) {
  const first = await measure(make);
  const taken: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) taken.push(await measure(make));
  console.log(tableRow([name, size, first.toFixed(1), median(taken).toFixed(1)]));
}
