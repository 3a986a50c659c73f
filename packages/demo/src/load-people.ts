import { Employment } from '@portal/contract/areas/employees/codes';
import { UserType } from '@portal/contract/core/actor';
import { DAY_MS } from '@portal/contract/core/dates';
import type { Ctx } from '@portal/server/context';
import { PARTNERS, PROVIDER_NAME } from './companies.ts';
import { type DemoMaterial, MATERIALS, type MaterialKey } from './materials.ts';
import type { References } from './outsourced-projects.ts';
import type { DemoPerson } from './people.ts';
import { findId, insertAll } from './queries.ts';

/** Age of the accounts; they are older than every project. */
const ACCOUNT_AGE_DAYS = 420;
const HOUR_MS = 3_600_000;
/** Every so many accounts, one never signed in. */
const NEVER_SIGNED_IN = 17;
const SIGN_IN_DAYS = 6;
const LEFT_SIGN_IN_DAYS = 40;
/** The first account has no registrar. The others were registered by the user responsible for them. */
const FIRST = 'admin';
const REGISTRARS = { staff: 'office1', contacts: 'sales1' } as const;
/** The top menu 직원 and its two left menus. */
const EMPLOYEE_MENUS = { T: [3], L: [103, 104] } as const;

/** Default unit of materials. */
const PIECE = '개';

type Db = Ctx['db'];

async function insertCompanies(db: Db, createdAt: Date): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .insertInto('company')
    .values([
      { kind: 'provider' as const, name: PROVIDER_NAME, active: true, created_at: createdAt },
      ...PARTNERS.map(({ businessNumber, dailyTeams, ...partner }) => ({
        kind: 'partner' as const,
        ...partner,
        business_number: businessNumber,
        daily_teams: dailyTeams,
        created_at: createdAt,
      })),
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

/** Deleted and retired users left one day before the loading. */
function leftFields({ deleted, employment }: DemoPerson, now: Date) {
  const dayBefore = new Date(now.getTime() - DAY_MS);
  const hasLeft = deleted || employment === Employment.Retired;
  return { deleted_at: deleted ? dayBefore : null, left_at: hasLeft ? dayBefore : null };
}

/** The last sign-ins: current users within a week, others before they left. A few never signed in. */
const signInsOf = (people: readonly DemoPerson[], now: Date) =>
  people
    .filter((_, index) => index % NEVER_SIGNED_IN !== NEVER_SIGNED_IN - 1)
    .map((person, index) => {
      const days = leftFields(person, now).left_at === null ? index % SIGN_IN_DAYS : LEFT_SIGN_IN_DAYS;
      return { user_id: person.userId, signed_in_at: new Date(now.getTime() - days * DAY_MS - (index % 9) * HOUR_MS) };
    });

/**
 * Inserts companies, accounts with one shared password hash, and menu grants. Returns the references that projects
 * need.
 */
export async function loadPeople(ctx: Ctx, people: readonly DemoPerson[], passwordHash: string): Promise<References> {
  const { db } = ctx;
  const createdAt = new Date(ctx.now().getTime() - ACCOUNT_AGE_DAYS * DAY_MS);
  const companies = await insertCompanies(db, createdAt);
  const areas = new Map(
    (await db.selectFrom('area').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  const trades = new Map(
    (await db.selectFrom('trade').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  await insertAll(
    db,
    'portal_user',
    people.map((person, index) => ({
      user_id: person.userId,
      user_type: person.menus === null ? UserType.Partner : UserType.Staff,
      user_name: person.name,
      company_id: findId(companies, person.company),
      permission: person.permission,
      mode_authority: person.modeAuthority,
      employment: person.employment,
      position: person.position,
      phone: person.phone,
      dept_name: person.department,
      area_id: person.area === '' ? null : findId(areas, person.area),
      special_memo: person.memo,
      password_hash: passwordHash,
      created_by: person.userId === FIRST ? null : REGISTRARS[person.menus === null ? 'contacts' : 'staff'],
      created_at: new Date(createdAt.getTime() + index * HOUR_MS),
      ...leftFields(person, ctx.now()),
    })),
  );
  await grantMenus(db, people);
  await insertAll(db, 'last_sign_in', signInsOf(people, ctx.now()));
  const companyNames = new Map(people.map(({ userId, company }) => [userId, company]));
  return {
    areaId: (name) => findId(areas, name),
    tradeId: (name) => trades.get(name) ?? null,
    companyOf: (userId) => findId(companies, companyNames.get(userId) ?? ''),
    checkItems: await db
      .selectFrom('check_item')
      .select(['id', 'list'])
      .where('active', '=', true)
      .orderBy('id')
      .execute(),
  };
}

/** Inserts the materials that are missing, and returns the ids of all by key. */
export async function loadMaterials(db: Db): Promise<ReadonlyMap<MaterialKey, number>> {
  const materials = Object.entries<DemoMaterial>(MATERIALS) as [MaterialKey, DemoMaterial][];
  await db
    .insertInto('material')
    .values(materials.map(([, [name, model, unit = PIECE]]) => ({ name, model, unit })))
    .onConflict((conflict) => conflict.columns(['name', 'model']).doNothing())
    .execute();
  const rows = await db.selectFrom('material').select(['id', 'name', 'model']).execute();
  const ids = new Map(rows.map(({ id, name, model }) => [`${name}/${model}`, id]));
  return new Map(materials.map(([key, [name, model]]) => [key, findId(ids, `${name}/${model}`)]));
}
