import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { startSample } from '#test-kit/start-sample.ts';

const WRITERS = 8;
const WRITES = 40;

let database: OpenDatabase;
let company: number;

beforeAll(async () => {
  database = await startSample(500);
  const found = await database.db.selectFrom('company').select('id').where('kind', '=', 'partner').executeTakeFirst();
  company = found?.id ?? 0;
});
afterAll(() => database.close());

/** Registers, posts, awards and cancels a project, which all change the tally. */
async function runProject(writer: number, round: number): Promise<void> {
  const { db } = database;
  const project_name = `${writer}번 현장 ${round}층 CCTV 설치 공사`;
  const people = { sales_user_id: 'sample-sales01', created_by: 'sample-sales01' };
  const { id } = await db
    .insertInto('outsourced_project')
    .values({ project_name, price: 1, area_id: 1, ...people })
    .returning('id')
    .executeTakeFirstOrThrow();
  const change = (columns: object) => db.updateTable('outsourced_project').set(columns).where('id', '=', id).execute();
  await change({ status: 'N' });
  await change({
    status: 'Y',
    choice_company_id: company,
    choice_user_id: 'sample-partner01',
    choice_date: '2026-11-23',
    choice_at: new Date(),
    total_people: 2,
  });
  await change(round % 2 === 0 ? { status: 'F' } : { status: 'C', deleted_at: new Date() });
}

async function writeOn(writer: number): Promise<void> {
  for (let round = 0; round < WRITES; round += 1) await runProject(writer, round);
}

test('eight writers on different projects never deadlock, and the tally stays exact (0006)', async () => {
  const { db } = database;
  await Promise.all(Array.from({ length: WRITERS }, (_, writer) => writeOn(writer)));
  const { rows } = await sql<{ live: number; tallied: number }>`
      select (select count(*) from outsourced_project where deleted_at is null) as live,
        (select sum(total) from outsourced_tally) as tallied`.execute(db);
  expect(rows[0]?.tallied).toBe(rows[0]?.live);
});
