import type { Database } from '@portal/server/db/schema';
import type { Kysely } from 'kysely';
import { personName } from './names.ts';
import { makeRandom } from './random.ts';
import { companyName } from './sample-names.ts';
import type { SampleReferences, Winner } from './sample-project.ts';

const COMPANIES = 50;
const PMS = 30;
const SALES = 6;
const SEED = 7;

const MATERIALS = [
  { name: 'IP 카메라', model: 'IPC-400' },
  { name: '스위치', model: 'SW-24P' },
  { name: 'UTP 케이블', model: 'CAT6' },
  { name: '무선 AP', model: 'AX-30' },
  { name: '분전반', model: 'PN-60' },
] as const;

type Db = Kysely<Database>;
type Person = { user_id: string; user_type: 'M' | 'C'; user_name: string; company_id: number; permission: string };

const numbered = (prefix: string, index: number): string => `${prefix}${String(index + 1).padStart(2, '0')}`;

/** The operating company; it is inserted when the database has none. */
async function findProvider(db: Db): Promise<number> {
  const found = await db.selectFrom('company').select('id').where('kind', '=', 'provider').executeTakeFirst();
  if (found !== undefined) return found.id;
  const made = await db
    .insertInto('company')
    .values({ kind: 'provider', name: '운영사' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return made.id;
}

/** Ids of the sample companies; missing ones are inserted. */
async function findCompanies(db: Db): Promise<number[]> {
  const names = Array.from({ length: COMPANIES }, (_, index) => companyName(index));
  const existing = await db.selectFrom('company').select('name').where('name', 'in', names).execute();
  const missing = names.filter((name) => !existing.some((company) => company.name === name));
  if (missing.length > 0) {
    const rows = missing.map((name) => ({ kind: 'partner' as const, name }));
    await db.insertInto('company').values(rows).execute();
  }
  const all = await db.selectFrom('company').select('id').where('name', 'in', names).orderBy('id').execute();
  return all.map(({ id }) => id);
}

/** Adds users without a password, so that nobody can sign in as one of them. */
export async function addSamplePeople(db: Db, people: Person[]): Promise<void> {
  await db
    .insertInto('portal_user')
    .values(people)
    .onConflict((clash) => clash.doNothing())
    .execute();
}

async function addStaff(db: Db, prefix: string, permission: string, count: number): Promise<string[]> {
  const company_id = await findProvider(db);
  const random = makeRandom(SEED + count);
  const people = Array.from({ length: count }, (_, index): Person => {
    const user_id = numbered(prefix, index);
    return { user_id, user_type: 'M', user_name: personName(random), company_id, permission };
  });
  await addSamplePeople(db, people);
  return people.map(({ user_id }) => user_id);
}

async function addWinners(db: Db): Promise<Winner[]> {
  const random = makeRandom(SEED);
  const companies = await findCompanies(db);
  const people = companies.map((company_id, index): Person => {
    const user_id = numbered('sample-partner', index);
    return { user_id, user_type: 'C', user_name: personName(random), company_id, permission: '' };
  });
  await addSamplePeople(db, people);
  return people.map(({ company_id, user_id }) => ({ companyId: company_id, userId: user_id }));
}

/** Inserts missing companies, users and materials, and returns the references for sample projects. */
export async function prepareReferences(db: Db): Promise<SampleReferences> {
  await db
    .insertInto('material')
    .values([...MATERIALS])
    .onConflict((clash) => clash.doNothing())
    .execute();
  const areas = await db.selectFrom('area').select('id').orderBy('id').execute();
  const trades = await db.selectFrom('trade').select('id').orderBy('id').execute();
  const materials = await db.selectFrom('material').select('id').orderBy('id').execute();
  return {
    areaIds: areas.map(({ id }) => id),
    tradeIds: trades.map(({ id }) => id),
    materialIds: materials.map(({ id }) => id),
    pmIds: await addStaff(db, 'sample-pm', 'F', PMS),
    salesIds: await addStaff(db, 'sample-sales', 'B', SALES),
    winners: await addWinners(db),
  };
}
