import { UserType } from '@portal/contract/core/actor';
import type { Ctx } from '@portal/server/context';
import { MATERIALS, type MaterialKey } from './materials.ts';
import type { Known } from './outsourced-projects.ts';
import { type DemoPerson, demoPeople, PARTNERS, PROVIDER_NAME } from './people.ts';
import { insertAll } from './queries.ts';
import type { Random } from './random.ts';

const DAY_MS = 86_400_000;
/** The accounts are older than every project. */
const ACCOUNT_AGE_DAYS = 420;
/** Top menu 직원 and its two left menus. */
const EMPLOYEE_MENUS = { T: [3], L: [103, 104] } as const;

type Db = Ctx['db'];

async function insertCompanies(db: Db, createdAt: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insertInto('company')
    .values([
      { kind: 'provider' as const, name: PROVIDER_NAME, active: true, created_at: createdAt },
      ...PARTNERS.map((partner) => ({ kind: 'partner' as const, ...partner, created_at: createdAt })),
    ])
    .returning(['id', 'name'])
    .execute();
  return new Map(rows.map(({ id, name }) => [name, id]));
}

async function grantMenus(db: Db, people: readonly DemoPerson[]): Promise<void> {
  const tops = await db.selectFrom('top_menu').select('id').orderBy('id').execute();
  const lefts = await db.selectFrom('left_menu').select('id').orderBy('id').execute();
  const menus = [
    ...tops.map(({ id }) => ({ menu_type: 'T' as const, menu_id: id })),
    ...lefts.map(({ id }) => ({ menu_type: 'L' as const, menu_id: id })),
  ];
  const others = menus.filter(({ menu_type, menu_id }) => !EMPLOYEE_MENUS[menu_type].some((id) => id === menu_id));
  const granted = { all: menus, withoutEmployees: others };
  await insertAll(
    db,
    'menu_grant',
    people.flatMap((person) =>
      person.menus === null ? [] : granted[person.menus].map((menu) => ({ user_id: person.userId, ...menu })),
    ),
  );
}

const required = <K>(found: ReadonlyMap<K, number>, key: K): number => {
  const id = found.get(key);
  if (id === undefined) throw new Error(`demonstration data names what is not there: ${String(key)}`);
  return id;
};

/** Inserts companies, accounts with one shared password hash, and menu grants; answers what projects refer to. */
export async function loadPeople(ctx: Ctx, random: Random, passwordHash: string): Promise<Known> {
  const { db } = ctx;
  const people = demoPeople(random);
  const createdAt = new Date(ctx.now().getTime() - ACCOUNT_AGE_DAYS * DAY_MS);
  const companies = await insertCompanies(db, createdAt);
  await insertAll(
    db,
    'portal_user',
    people.map((person) => ({
      user_id: person.userId,
      user_type: person.menus === null ? UserType.Partner : UserType.Staff,
      user_name: person.name,
      company_id: required(companies, person.company),
      permission: person.permission,
      mode_authority: person.modeAuthority,
      employment: person.employment,
      position: person.position,
      phone: person.phone,
      password_hash: passwordHash,
      created_at: createdAt,
      deleted_at: person.deleted ? new Date(ctx.now().getTime() - DAY_MS) : null,
    })),
  );
  await grantMenus(db, people);
  const areas = new Map(
    (await db.selectFrom('area').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  const companyNames = new Map(people.map(({ userId, company }) => [userId, company]));
  return {
    areaId: (name) => required(areas, name),
    companyOf: (userId) => required(companies, companyNames.get(userId) ?? ''),
    checkItems: await db
      .selectFrom('check_item')
      .select(['id', 'list'])
      .where('active', '=', true)
      .orderBy('id')
      .execute(),
  };
}

/** Inserts the materials that are not there yet; answers their ids by short name. */
export async function loadMaterials(db: Db): Promise<ReadonlyMap<MaterialKey, number>> {
  const wanted = Object.entries(MATERIALS) as [MaterialKey, (typeof MATERIALS)[MaterialKey]][];
  await db
    .insertInto('material')
    .values(wanted.map(([, [name, model]]) => ({ name, model })))
    .onConflict((conflict) => conflict.columns(['name', 'model']).doNothing())
    .execute();
  const rows = await db.selectFrom('material').select(['id', 'name', 'model']).execute();
  const ids = new Map(rows.map(({ id, name, model }) => [`${name}/${model}`, id]));
  return new Map(wanted.map(([key, [name, model]]) => [key, required(ids, `${name}/${model}`)]));
}
