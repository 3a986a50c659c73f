import { buffer } from 'node:stream/consumers';
import { letterOf } from '@portal/contract/areas/employees/permission-letter';
import { isSocialNumber } from '@portal/contract/areas/employees/personal-numbers';
import { hasBusinessCheckDigit } from '@portal/contract/areas/reference/kinds';
import { seoulDay } from '@portal/contract/core/dates';
import { unsealNumber } from '@portal/server/areas/employees/numbers';
import { openStoredFile } from '@portal/server/areas/files/public/stored-files';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Loaded, load, NOW } from './load.ts';

const readStaff = ({ ctx }: Loaded) =>
  ctx.db
    .selectFrom('portal_user as person')
    .leftJoin('employee', 'employee.user_id', 'person.user_id')
    .leftJoin('department', 'department.id', 'employee.dept_id')
    .selectAll('employee')
    .selectAll('person')
    .select(['department.name as department', 'department.level', 'department.selectable'])
    .where('person.user_type', '=', 'M')
    .orderBy('person.user_id')
    .execute();

let loaded: Loaded;
let staff: Awaited<ReturnType<typeof readStaff>>;
beforeAll(async () => {
  loaded = await load();
  staff = await readStaff(loaded);
});
afterAll(() => loaded.close());

const numbersOf = ({ user_id, social_number_sealed, bank_number_sealed }: (typeof staff)[number]) => ({
  social: unsealNumber(loaded.ctx, user_id, 'social_number_sealed', social_number_sealed),
  account: unsealNumber(loaded.ctx, user_id, 'bank_number_sealed', bank_number_sealed),
});

describe('demonstration employees', () => {
  it('are forty, most of them employed, some on leave, new or retired, and one deleted', () => {
    expect(staff).toHaveLength(40);
    expect(staff.filter(({ deleted_at }) => deleted_at !== null)).toHaveLength(1);
    expect(new Set(staff.map(({ employment }) => employment))).toEqual(new Set(['A', 'L', 'I', 'P', 'R']));
    expect(staff.filter(({ employment }) => employment === 'A').length).toBeGreaterThan(25);
    expect(new Set(staff.map(({ user_name }) => user_name)).size).toBe(40);
    expect(new Set(staff.map(({ phone }) => phone)).size).toBe(40);
    expect(staff.every(({ phone }) => /^010\d{8}$/.test(phone))).toBe(true);
  });

  it('belong to a tree of three levels below the company, and have the letter of their department (D-104)', async () => {
    const nodes = await loaded.ctx.db.selectFrom('department').selectAll().execute();
    const levelOf = new Map(nodes.map(({ id, level }) => [id, level]));
    expect(new Set(nodes.map(({ level }) => level))).toEqual(new Set([0, 1, 2, 3]));
    for (const { parent_id, level, name } of nodes) {
      expect([name, level]).toEqual([name, parent_id === null ? 0 : (levelOf.get(parent_id) ?? 0) + 1]);
    }
    for (const person of staff) {
      expect([person.user_id, person.department, person.selectable]).toEqual([person.user_id, person.dept_name, true]);
      expect([person.user_id, person.permission]).toEqual([person.user_id, letterOf(person.dept_name, 'add')]);
    }
    expect(staff.filter(({ level }) => level === 3).length).toBeGreaterThan(10);
  });

  it('have existing positions and banks, and days in order, none in the future except the end of probation', async () => {
    const positions = await loaded.ctx.db.selectFrom('job_position').select('name').execute();
    const today = seoulDay(NOW);
    for (const person of staff) {
      expect(positions.map(({ name }) => name)).toContain(person.position);
      expect(person.bank_id).not.toBeNull();
      const days = [person.birth_date, person.in_date, person.out_date, today].flatMap((day) => day ?? []);
      expect(days, person.user_id).toEqual([...days].sort());
      expect(person.out_date !== null, person.user_id).toBe(person.employment === 'R');
      expect(person.prob_end_date !== null).toBe(person.employment === 'P' || person.employment === 'I');
      expect(person.user_no).toMatch(new RegExp(`^${person.in_date?.slice(0, 4)}-\\d{3}$`));
    }
    expect(new Set(staff.map(({ user_no }) => user_no)).size).toBe(40);
  });

  it('have valid resident numbers for their birthday and gender, and accounts, all stored encrypted', () => {
    const seen = staff.map(numbersOf);
    for (const [index, person] of staff.entries()) {
      const { social, account } = seen[index] ?? { social: '', account: '' };
      expect(isSocialNumber(social), person.user_id).toBe(true);
      expect(social.slice(0, 6)).toBe(person.birth_date?.replaceAll('-', '').slice(2));
      expect(Number(social[7]) % 2 === 1).toBe(person.gender === 'M');
      // The region 98 and the branch 000 were never issued.
      expect([social.slice(8, 10), /^0+-[\d-]+$/.test(account)]).toEqual(['98', true]);
      expect(JSON.stringify(person)).not.toContain(social);
      expect(JSON.stringify(person)).not.toContain(account);
    }
    expect(new Set(seen.map(({ social }) => social)).size).toBe(40);
    expect(new Set(seen.map(({ account }) => account)).size).toBe(40);
  });

  it('have a few photos and attachments, all of them stored', async () => {
    const photos = staff.flatMap(({ photo_name }) => (photo_name === '' ? [] : photo_name));
    const files = await loaded.ctx.db.selectFrom('employee_file').selectAll().execute();
    expect([photos.length, files.length]).toEqual([8, 7]);
    const stored = [
      ...photos.map((name) => ['UserPhoto', name] as const),
      ...files.map(({ name }) => ['Employee', name] as const),
    ];
    for (const [folder, name] of stored) {
      const file = await openStoredFile(loaded.ctx, folder, name);
      if (!file) throw new Error(`${name} is not there`);
      expect((await sharp(await buffer(file.stream)).metadata()).format).toBe('jpeg');
      expect(file.mime).toBe('image/jpeg');
    }
  });
});

describe('demonstration managers', () => {
  it('can sign in, twelve of them in six companies with two or more, each with a region and a number of their own', async () => {
    const contacts = await loaded.ctx.db.selectFrom('portal_user').selectAll().where('user_type', '=', 'C').execute();
    const active = contacts.filter(({ deleted_at }) => deleted_at === null);
    const companies = new Map<number, number>();
    for (const { company_id } of active) companies.set(company_id, (companies.get(company_id) ?? 0) + 1);
    const several = [...companies.values()].filter((count) => count > 1);
    expect([several.length, several.reduce((sum, count) => sum + count, 0)]).toEqual([6, 12]);
    expect(contacts.every(({ area_id, created_by }) => area_id !== null && created_by === 'sales1')).toBe(true);
    expect(new Set(contacts.map(({ phone }) => phone)).size).toBe(contacts.length);
  });

  it('belong to companies with a valid business number, a representative and a phone', async () => {
    const companies = await loaded.ctx.db.selectFrom('company').selectAll().where('kind', '=', 'partner').execute();
    for (const { name, business_number, representative, phone } of companies) {
      expect([name, hasBusinessCheckDigit(business_number)]).toEqual([name, true]);
      expect(business_number.startsWith('99')).toBe(true);
      expect(representative).not.toBe('');
      expect(phone).toMatch(/^0\d{8,10}$/);
    }
  });
});
