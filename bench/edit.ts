import { rmSync } from 'node:fs';
import { cpus } from 'node:os';
import { parseArgs } from 'node:util';
import { sql } from 'kysely';
import type { OpenDatabase } from '../packages/server/src/db/connect.ts';
import {
  prepareAccounts,
  prepareDatabase,
  STAFF_ID,
  startBare,
  startPortal,
  stopChild,
  timeRequest,
} from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { type Endpoint, postJson } from './post-json.ts';

const ROWS = 2000;
const WARM_UP = 30;
const EDIT = '/api/Construction/construction-edit';

/** Two sets of values for the same five fields. */
const VALUE_SETS = [
  { Price: '7200000', AddPrice: '150000', EtcMemo: '야간 작업', CustomerName: '가온물류', Addr2: '3동' },
  { Price: '8400000', AddPrice: '0', EtcMemo: '주간 작업', CustomerName: '나온물류', Addr2: '5동' },
] as const;
const CHANGED_ITEMS = ['프로젝트금액', '추가금액', '비고', '고객사 상호', '주소'];

/** The plain update: the same five columns of the same row, nothing else. */
const PLAIN = `update outsourced_project set price = $1, add_price = $2, etc_memo = $3, customer_name = $4, addr2 = $5,
  version = version + 1 where id = $6`;

/** An awarded project of the sample. Its five people are not the user who saves, so that a save makes five alarms. */
async function prepareProject({ db }: OpenDatabase): Promise<number> {
  const { id } = await db
    .selectFrom('outsourced_project')
    .select('id')
    .where('status', '=', 'Y')
    .executeTakeFirstOrThrow();
  const people = async (permission: string, limit: number) =>
    (
      await db
        .selectFrom('portal_user')
        .select('user_id')
        .where('permission', '=', permission)
        .where('user_type', '=', 'M')
        .where('user_id', '<>', STAFF_ID)
        .limit(limit)
        .execute()
    ).map(({ user_id }) => user_id);
  const [[sales_user_id = '', created_by = ''], pms] = [await people('B', 2), await people('F', 3)];
  await db.updateTable('outsourced_project').set({ sales_user_id, created_by }).where('id', '=', id).execute();
  await db.deleteFrom('outsourced_pm').where('project_id', '=', id).execute();
  const rows = pms.map((user_id, position) => ({ project_id: id, position, user_id }));
  await db.insertInto('outsourced_pm').values(rows).execute();
  return id;
}

/** The full payload of an edit, made from what construction-info returns about the project. */
async function readPayload(endpoint: Endpoint, Id: number): Promise<Record<string, unknown>> {
  const { text } = await postJson({ ...endpoint, path: '/api/Construction/construction-info' }, { Id });
  const info = JSON.parse(text).data[0];
  const same = [
    'projectName',
    'startDate',
    'areaId',
    'zipCode',
    'addr1',
    'detailContent',
    'materialsNoYN',
    'mizeSalesUserId',
  ];
  const more = ['mizePMUserId', 'placeName', 'placeManagerName', 'placeManagerMobile', 'imageNameList'];
  const fields = [...same, ...more].map((name) => [name[0]?.toUpperCase() + name.slice(1), info[name]]);
  const Materials = info.materials.map((line: { materialId: number; materialCnt: number }) => ({
    MaterialId: line.materialId,
    MaterialCnt: line.materialCnt,
  }));
  const ChangeReasons = CHANGED_ITEMS.map((ItemName) => ({ ItemName, Reason: '고객 요청으로 변경' }));
  return { ...Object.fromEntries(fields), Id, Materials, ChangeReasons };
}

type Variant = { name: string; run: () => Promise<number> };

/** Times every variant once in each round. */
async function measure(variants: Variant[], rounds: number): Promise<Map<string, number>> {
  const times = new Map(variants.map(({ name }) => [name, [] as number[]]));
  for (let round = -WARM_UP; round < rounds; round += 1) {
    for (const { name, run } of variants) {
      const ms = await run();
      if (round >= 0) times.get(name)?.push(ms);
    }
  }
  return new Map([...times].map(([name, list]) => [name, median(list)]));
}

const valuesOf = (setIndex: 0 | 1, id: number): unknown[] => [...Object.values(VALUE_SETS[setIndex]), id];

async function countRows({ db }: OpenDatabase): Promise<{ comments: number; alarms: number }> {
  const { rows } = await sql<{ comments: number; alarms: number }>`
    select (select count(*) from comment) as comments, (select count(*) from alarm) as alarms`.execute(db);
  return rows[0] ?? { comments: 0, alarms: 0 };
}

function printTable(figures: Map<string, number>, edit: string, plain: string[]): void {
  console.log(tableRow(['what', 'ms p50', ...plain.map((name) => `times "${name}"`)]));
  console.log(tableRow(['---', '---:', ...plain.map(() => '---:')]));
  for (const [name, ms] of figures) {
    const ratios = plain.map((other) => (ms / (figures.get(other) ?? 1)).toFixed(2));
    console.log(tableRow([name === edit ? `**${name}**` : name, ms.toFixed(2), ...ratios]));
  }
}

const NAMES = {
  edit: 'edit, 5 changes, 5 alarms',
  same: 'edit without a change',
  portal: 'plain update through the portal: a score, no history',
  call: 'plain update behind a bare HTTP server',
  driver: 'plain update in a transaction of the driver',
};

async function run(paths: { folder: string; server: string }, rounds: number): Promise<void> {
  const { url, database } = await prepareDatabase(paths.server, ROWS);
  // The test server does not wait for the disk (fsync off). A server in production does.
  await sql`alter system set fsync = on`.execute(database.db);
  await sql`select pg_reload_conf()`.execute(database.db);
  await prepareAccounts(database);
  const id = await prepareProject(database);
  const statements = (setIndex: 0 | 1) => [{ name: 'plain', sql: PLAIN, parameters: valuesOf(setIndex, id) }];
  const plain = new Map([['bare', { statements: statements(1) }]]);
  const portal = await startPortal(paths.folder, url);
  const bare = await startBare(paths.folder, url, plain);
  try {
    await compare(
      { database, id, portal: { ...portal.endpoints['M'], path: EDIT } as Endpoint, bare: bare.endpoint },
      rounds,
    );
  } finally {
    await Promise.all([stopChild(portal.child), stopChild(bare.child)]);
    await database.close();
    rmSync(portal.data, { recursive: true, force: true });
  }
}

type Servers = { database: OpenDatabase; id: number; portal: Endpoint; bare: Endpoint };

/** Each variant writes the other set of values, so that the next one finds five values to change. */
async function compare({ database, id, portal, bare }: Servers, rounds: number): Promise<void> {
  const payload = await readPayload(portal, id);
  let score = 5;
  const nextScore = () => {
    score = score === 5 ? 6 : 5;
    return [{ CheckId: 1, Score: score }];
  };
  const variants: Variant[] = [
    { name: NAMES.driver, run: () => timeDriver(database, valuesOf(1, id)) },
    { name: NAMES.edit, run: () => timeRequest(portal, { ...payload, ...VALUE_SETS[0] }) },
    { name: NAMES.same, run: () => timeRequest(portal, { ...payload, ...VALUE_SETS[0] }) },
    { name: NAMES.portal, run: () => timeRequest(portal, { ...payload, ...VALUE_SETS[0], CheckLists: nextScore() }) },
    { name: NAMES.call, run: () => timeRequest(bare, { key: 'bare' }) },
  ];
  const before = await countRows(database);
  const figures = await measure(variants, rounds);
  const after = await countRows(database);
  printTable(figures, NAMES.edit, [NAMES.driver, NAMES.call, NAMES.portal]);
  const edits = rounds + WARM_UP;
  const [comments, alarms] = [after.comments - before.comments, after.alarms - before.alarms];
  console.log(`per edit: ${comments / edits} comments, ${alarms / edits} alarms`);
}

async function timeDriver({ pool }: OpenDatabase, values: unknown[]): Promise<number> {
  const client = await pool.connect();
  const started = performance.now();
  await client.query('begin');
  await client.query(PLAIN, values);
  await client.query('commit');
  const ms = performance.now() - started;
  client.release();
  return ms;
}

type BenchInput = { folder: string; args: string[]; postgres: { version: number; url: string } };

/** Measures an edit with five changes and five alarms beside a plain update of the same row. One client, p50 in ms. */
export async function bench({ folder, args, postgres }: BenchInput): Promise<void> {
  const { values } = parseArgs({ args, options: { rounds: { type: 'string', default: '300' } } });
  console.log(
    `PostgreSQL ${postgres.version}, node ${process.version}, ${cpus().length} cores; ${values.rounds} rounds`,
  );
  await run({ folder, server: postgres.url }, Number(values.rounds));
}
