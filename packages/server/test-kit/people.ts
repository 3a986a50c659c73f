import { hash } from '@node-rs/argon2';
import type { Kysely } from 'kysely';
import type { Database } from '#db/schema.ts';

/** Password of every test user. */
export const PASSWORD = 'portal1234!';

/** Weak on purpose, because tests sign in often. A hash contains its own parameters. */
const WEAK = { memoryCost: 1024, timeCost: 1, parallelism: 1 };

const M = { user_type: 'M', company: '마이즈' } as const;
const C = { user_type: 'C' } as const;

/** When the deleted and retired users left: shortly before the day on which tests begin. */
const LEFT_AT = new Date('2026-11-19T06:00:00Z');

/** The users of the tests, after the demonstration accounts. */
const PEOPLE = {
  admin: { ...M, user_name: '관리자', permission: 'M', mode_authority: 'A' },
  sales1: { ...M, user_name: '박영업', permission: 'B', mode_authority: 'M', phone: '01011110001' },
  pm1: { ...M, user_name: '김하늘', permission: 'F', mode_authority: 'A', phone: '01011110002' },
  pm2: { ...M, user_name: '이바다', permission: 'F', mode_authority: 'M', phone: '01011110003' },
  hanbit1: { ...C, user_name: '한지우', company: '한빛설비', phone: '01022220001' },
  hanbit2: { ...C, user_name: '한서준', company: '한빛설비', phone: '01022220002' },
  daon1: { ...C, user_name: '다정은', company: '다온전기', phone: '01022220003' },
  closed1: { ...C, user_name: '폐업자', company: '휴업건설', phone: '01022220004' },
  gone1: { ...C, user_name: '고인물', company: '한빛설비', deleted: true },
} as const;

export type Person = keyof typeof PEOPLE;

const COMPANIES = [
  { kind: 'provider', name: '마이즈', active: true },
  { kind: 'partner', name: '한빛설비', active: true },
  { kind: 'partner', name: '다온전기', active: true },
  { kind: 'partner', name: '휴업건설', active: false },
] as const;

/** Inserts companies, users with all menu grants, and two materials. Returns company ids by name. */
export async function insertPeople(db: Kysely<Database>): Promise<Map<string, number>> {
  const rows = await db
    .insertInto('company')
    .values([...COMPANIES])
    .returning(['id', 'name'])
    .execute();
  const companies = new Map(rows.map((row) => [row.name, row.id]));
  const password_hash = await hash(PASSWORD, WEAK);
  for (const [user_id, { company, ...person }] of Object.entries(PEOPLE)) {
    const { deleted, ...columns } = { deleted: false, ...person };
    await db
      .insertInto('portal_user')
      .values({
        user_id,
        password_hash,
        company_id: companies.get(company) ?? 0,
        deleted_at: deleted ? LEFT_AT : null,
        left_at: deleted ? LEFT_AT : null,
        ...columns,
      })
      .execute();
  }
  await grantAllMenus(db);
  await db
    .insertInto('material')
    .values([
      { name: 'CCTV 카메라', model: 'HX-200' },
      { name: 'UTP 케이블', model: 'CAT6' },
    ])
    .execute();
  return companies;
}

async function grantAllMenus(db: Kysely<Database>): Promise<void> {
  const staff = Object.entries(PEOPLE).flatMap(([user_id, person]) => (person.user_type === 'M' ? [user_id] : []));
  const tops = await db.selectFrom('top_menu').select('id').execute();
  const lefts = await db.selectFrom('left_menu').select('id').execute();
  const grants = staff.flatMap((user_id) => [
    ...tops.map(({ id }) => ({ user_id, menu_type: 'T' as const, menu_id: id })),
    ...lefts.map(({ id }) => ({ user_id, menu_type: 'L' as const, menu_id: id })),
  ]);
  await db.insertInto('menu_grant').values(grants).execute();
}
