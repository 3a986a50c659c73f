import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { loadSampleNotices } from '../packages/demo/src/load-sample-notices.ts';
import type { BenchContext } from './bench-context.ts';
import { prepareAccounts, prepareDatabase, startPortal, stopChild, timeRequest } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { type Endpoint, postJson } from './post-json.ts';

const WARM_UP = 4;
const PAGE = { PageSize: 10 };

type Fields = Record<string, string | number>;
/** One portal on a database of `rows` notices. */
type BenchPortal = {
  rows: number;
  staff: Endpoint;
  partner: Endpoint;
  lastPages: Record<string, number>;
  stop: () => Promise<void>;
};
/** One measured request of `who`. It may differ in each round. */
type RequestCase = {
  name: string;
  who: 'staff' | 'partner';
  call: string;
  fields: (benchPortal: BenchPortal, round: number) => Fields;
};

const keyword = (type: 'noticeSubject' | 'noticeText', key: string): Fields => ({ SearchType: type, SearchKey: key });
const COMMON = keyword('noticeSubject', '설치');
/** Lists whose last page is measured. */
const SEARCHES: Record<string, Fields> = { all: {}, common: COMMON };

const list = (name: string, who: RequestCase['who'], fields: RequestCase['fields']): RequestCase => ({
  name,
  who,
  call: 'Notice/all-notice-list',
  fields: (benchPortal, round) => ({ ...PAGE, ...fields(benchPortal, round) }),
});

/** Another notice in each round, so that every opening is a first one. Four of five notices are on this board. */
const unreadNoticeId = ({ rows }: BenchPortal, round: number): number =>
  3 + ((rows - 10) / 5 - round - WARM_UP - 1) * 5;

const REQUEST_CASES: readonly RequestCase[] = [
  ...(['staff', 'partner'] as const).flatMap((who) => [
    list('first page', who, () => ({})),
    list('last page', who, ({ lastPages }) => ({ Page: lastPages[`${who} all`] ?? 1 })),
    list('설치 in subjects (40 %)', who, () => COMMON),
    list('설치, last page', who, ({ lastPages }) => ({ ...COMMON, Page: lastPages[`${who} common`] ?? 1 })),
    list('누수 in subjects (0.05 %)', who, () => keyword('noticeSubject', '누수')),
    list('잠수 in subjects (none)', who, () => keyword('noticeSubject', '잠수')),
    list('작업 in subject and text', who, () => keyword('noticeText', '작업')),
    {
      name: 'detail, opened for the first time',
      who,
      call: 'Notice/notice-info',
      fields: (benchPortal: BenchPortal, round: number) => ({ NoticeId: unreadNoticeId(benchPortal, round) }),
    },
    { name: 'what waits on the landing page', who, call: 'Notice/notice-landing-list', fields: () => ({}) },
  ]),
  {
    name: 'pinned notices',
    who: 'partner',
    call: 'Notice/all-fix-notice-list',
    fields: () => PAGE,
  },
  {
    name: 'readers, first page of 1,050 people',
    who: 'staff',
    call: 'Notice/notice-reader-list',
    fields: (benchPortal) => ({ NoticeId: unreadNoticeId(benchPortal, 0), PageSize: 30 }),
  },
  {
    name: 'readers by company',
    who: 'staff',
    call: 'Notice/notice-reader-group-list',
    fields: (benchPortal) => ({ NoticeId: unreadNoticeId(benchPortal, 0) }),
  },
];

const endpointOf = (benchPortal: BenchPortal, { who, call }: Pick<RequestCase, 'who' | 'call'>): Endpoint => ({
  ...benchPortal[who],
  path: `/api/${call}`,
});

async function findLastPages(benchPortal: BenchPortal): Promise<void> {
  for (const who of ['staff', 'partner'] as const) {
    for (const [name, fields] of Object.entries(SEARCHES)) {
      const { text } = await postJson(endpointOf(benchPortal, { who, call: 'Notice/all-notice-list' }), {
        ...PAGE,
        ...fields,
      });
      benchPortal.lastPages[`${who} ${name}`] = Math.max(
        1,
        Math.ceil(JSON.parse(text).meta.totalCount / PAGE.PageSize),
      );
    }
  }
}

async function openBenchPortal(paths: { folder: string; server: string }, rows: number): Promise<BenchPortal> {
  const { url, database } = await prepareDatabase(paths.server, 0, `bench_notices_${rows}`);
  const started = Date.now();
  await loadSampleNotices(database.db, rows);
  console.log(`${rows} notices with ${rows * 10} readings loaded in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  await prepareAccounts(database);
  const portal = await startPortal(paths.folder, url);
  const { M: staff, C: partner } = portal.endpoints;
  if (!staff || !partner) throw new Error('nobody is signed in');
  const stop = async (): Promise<void> => {
    await stopChild(portal.child);
    await database.close();
    rmSync(portal.data, { recursive: true, force: true });
  };
  const benchPortal = { rows, staff, partner, lastPages: {}, stop };
  await findLastPages(benchPortal);
  return benchPortal;
}

/** p50 in ms of each portal. They are measured in turn, so that noise of the machine affects all alike. */
async function measure(
  benchPortals: readonly BenchPortal[],
  requestCase: RequestCase,
  rounds: number,
): Promise<number[]> {
  const times = benchPortals.map(() => [] as number[]);
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const [index, benchPortal] of benchPortals.entries()) {
      const ms = await timeRequest(endpointOf(benchPortal, requestCase), requestCase.fields(benchPortal, round));
      if (round >= 0) times[index]?.push(ms);
    }
  }
  return times.map(median);
}

/** Measures the boards at several numbers of notices, each with ten readings. One client, p50 in ms. */
export async function bench({ folder, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({
    args,
    options: { rows: { type: 'string', default: '1000,100000' }, rounds: { type: 'string', default: '41' } },
  });
  console.log(`PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores; p50 in ms`);
  const benchPortals: BenchPortal[] = [];
  try {
    for (const rows of values.rows.split(',').map(Number)) {
      benchPortals.push(await openBenchPortal({ folder, server: postgres.url }, rows));
    }
    const headings = ['who', 'question', ...benchPortals.map(({ rows }) => String(rows)), 'ratio'];
    console.log(tableRow(headings));
    console.log(tableRow(headings.map((_, index) => (index < 2 ? '---' : '---:'))));
    for (const requestCase of REQUEST_CASES) {
      const figures = await measure(benchPortals, requestCase, Number(values.rounds));
      const ratio = (figures.at(-1) ?? 0) / (figures[0] ?? 1);
      console.log(
        tableRow([requestCase.who, requestCase.name, ...figures.map((ms) => ms.toFixed(1)), ratio.toFixed(2)]),
      );
    }
  } finally {
    for (const benchPortal of benchPortals) await benchPortal.stop();
  }
}
