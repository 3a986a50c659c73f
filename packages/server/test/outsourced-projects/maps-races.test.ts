import { loadSample } from '@portal/demo/load-sample';
import { makeRandom } from '@portal/demo/random';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../src/db/connect.ts';
import type { Database } from '../../src/db/schema.ts';
import { foldAllChanges, foldFewChanges } from '../../src/lists/fold-changes.ts';
import { orderedPageByMaps } from '../../src/lists/ordered-maps.ts';
import { projectTerms } from '../../src/lists/search-terms.ts';
import { countByMaps, type Mapped } from '../../src/lists/term-maps.ts';
import { startDatabase } from '../../test-kit/start-database.ts';

type Db = Kysely<Database>;

const ROWS = 600;
const WRITES = 60;
/** So often must the others have come round while writers write. */
const ROUNDS = 3;
const KIND: Mapped = { table: 'outsourced_project', map: 'outsourced' };
/** Before and after posting: neither has a winner. */
const STATUSES = ['P', 'N'] as const;
const NAMES = ['현장 실측', '스마트 출입통제 설치', '누수 탐지'] as const;

let database: OpenDatabase;
beforeAll(async () => {
  database = await startDatabase();
  await loadSample(database.db, ROWS);
}, 120_000);
afterAll(() => database.close());

/** Renames, moves and deletes projects one after the other, as the portal's writes do; now and then takes one back. */
async function write({ db }: OpenDatabase, seed: number, isEnough: () => boolean): Promise<void> {
  const random = makeRandom(seed);
  for (let count = 0; count < WRITES || !isEnough(); count += 1) {
    const id = random.whole(1, ROWS);
    const projectName = random.pick(NAMES);
    const terms = projectTerms({ projectName, customerName: '', placeName: '', areaId: 1, pmUserIds: [] });
    await db
      .transaction()
      .execute(async (tx) => {
        await sql`update outsourced_project set project_name = ${projectName}, customer_name = '', place_name = '',
          area_id = 1, search_terms = ${terms} where id = ${id}`.execute(tx);
        await sql`update outsourced_project set price = ${random.whole(1, 9) * 100_000} where id = ${id}`.execute(tx);
        await sql`update outsourced_project set status = ${random.pick(STATUSES)}
          where id = ${id} and status = any(${[...STATUSES]}::text[])`.execute(tx);
        if (random.chance(0.2))
          await sql`update outsourced_project set deleted_at = now() where id = ${id}`.execute(tx);
        if (random.chance(0.2)) throw new Error('taken back');
      })
      .catch((error: Error) => expect(error.message).toMatch(/taken back|deadlock/));
  }
}

/** The hits that are looked at in their order. */
const PLACE = { offset: 40, limit: 20 };

/** What maps count and find by price beside what is there, of one moment. */
const readBoth = (db: Db) =>
  db.transaction().execute(async (tx) => {
    await sql`set transaction isolation level repeatable read`.execute(tx);
    const branches = STATUSES.map((status) => ({ status, companyIds: null }));
    const counts = await countByMaps(tx, KIND, null, branches);
    const place = { ...PLACE, column: 'price', nearest: 10 } as const;
    const found = await sql<{ id: number }>`
      with ${orderedPageByMaps(KIND, { branches, match: null }, place)}
      select id from page join outsourced_project using (id) order by price, id`.execute(tx);
    const { rows } = await sql<{ status: string; total: number }>`
        select status, count(*)::int as total from outsourced_project where deleted_at is null group by 1`.execute(tx);
    const stored = STATUSES.map((status) => rows.find((row) => row.status === status)?.total ?? 0);
    const listed = await sql<{ id: number }>`
      select id from outsourced_project where deleted_at is null and status = any(${[...STATUSES]}::text[])
      order by price, id limit ${PLACE.limit} offset ${PLACE.offset}`.execute(tx);
    return { mapped: { counts, page: found.rows }, stored: { counts: stored, page: listed.rows } };
  });

describe('maps of terms while many write and two fold (0040)', () => {
  it('are exact at every moment, and hold each term of each project in the end', async () => {
    let isOver = false;
    const rounds: number[] = [];
    const whileWriting = async (work: () => Promise<unknown>): Promise<void> => {
      const index = rounds.push(0) - 1;
      for (let round = 1; !isOver; round += 1) {
        await work();
        rounds[index] = round;
      }
    };
    const others = [
      whileWriting(() => foldFewChanges({ db: database.db })),
      whileWriting(() => foldFewChanges({ db: database.db })),
      whileWriting(async () => {
        const { mapped, stored } = await readBoth(database.db);
        expect(mapped).toEqual(stored);
      }),
    ];
    const isEnough = () => isOver || rounds.every((round) => round >= ROUNDS);
    const ended = Promise.all(others).finally(() => {
      isOver = true;
    });
    const written = await Promise.allSettled([1, 2, 3, 4].map((seed) => write(database, seed, isEnough)));
    isOver = true;
    await ended;
    expect(written.map(({ status }) => status)).toEqual(written.map(() => 'fulfilled'));

    await foldAllChanges(database);
    const { rows } = await sql<{ wrong: number }>`
      with held as (
        select distinct term, id from outsourced_project as project, unnest(outsourced_map_terms(project)) as term),
      mapped as (select term, block * 32768::bigint + place as id from outsourced_map, map_places(bits) as place)
      select count(*) filter (where held.id is null or mapped.id is null)::int as wrong
      from held full join mapped using (term, id)`.execute(database.db);
    expect(rows[0]?.wrong).toBe(0);
  }, 120_000);
});
