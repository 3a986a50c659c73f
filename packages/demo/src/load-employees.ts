import { seoulDay } from '@portal/contract/core/dates';
import { sealNumber } from '@portal/server/areas/employees/numbers';
import type { Ctx } from '@portal/server/context';
import { DEPARTMENTS } from './departments.ts';
import { type PlannedRecord, planRecords } from './employee-records.ts';
import { type DrawnFiles, planPersonnelFiles } from './personnel-files.ts';
import { findId, insertAll, insertDepartment } from './queries.ts';
import type { Random } from './random.ts';
import { type OnKey, storeFiles } from './store-files.ts';

type Ids = ReadonlyMap<string, number>;

/** Inserts the departments below the company and returns their ids by name. */
async function insertTree({ db }: Ctx): Promise<Ids> {
  const company = await db
    .selectFrom('department')
    .select(['id', 'company_id'])
    .where('kind', '=', 'C')
    .executeTakeFirstOrThrow();
  const inserted = new Map([['', { id: company.id, level: 0 }]]);
  for (const { name, parent, selectable } of DEPARTMENTS) {
    const above = inserted.get(parent);
    if (above === undefined) throw new Error(`demonstration data hangs ${name} on nothing`);
    const level = above.level + 1;
    const node = { company_id: company.company_id, parent_id: above.id, name, level, selectable };
    inserted.set(name, { id: await insertDepartment(db, node), level });
  }
  return new Map([...inserted].map(([name, { id }]) => [name, id]));
}

const recordRow = (ctx: Ctx, record: PlannedRecord, departments: Ids, banks: Ids) => {
  const { staff, address, education, evals } = record;
  return {
    user_id: staff.userId,
    dept_id: findId(departments, staff.department),
    gender: staff.gender,
    birth_date: record.birth,
    social_number_sealed: sealNumber(ctx, staff.userId, 'social_number_sealed', record.socialNumber),
    bank_id: findId(banks, record.bank),
    bank_number_sealed: sealNumber(ctx, staff.userId, 'bank_number_sealed', record.account),
    user_no: record.userNo,
    company_email: staff.userId,
    email: `${staff.userId}@example.com`,
    zip_code: address.zipCode,
    addr1: address.street,
    addr2: address.rest,
    in_date: record.inDate,
    out_date: record.outDate,
    first_eval_date: evals.first,
    second_eval_date: evals.second,
    prob_end_date: evals.probationEnd,
    research_position_code: record.research,
    research_position: record.research !== '',
    academic_code: education.academic,
    major_name: education.major,
    degree_name: education.degree,
    degree_no: education.degreeNo,
    major_match: education.matches,
    it_grade_code: record.itGrade,
  };
};

/** Inserts departments, employee records with encrypted numbers (D-107), photos and attachments. */
export async function loadEmployees(ctx: Ctx, random: Random, drawn: DrawnFiles, onKey: OnKey): Promise<void> {
  const { db } = ctx;
  const records = planRecords(random, seoulDay(ctx.now()));
  const departments = await insertTree(ctx);
  const banks = new Map(
    (await db.selectFrom('bank').select(['id', 'name']).execute()).map(({ id, name }) => [name, id]),
  );
  await insertAll(
    db,
    'employee',
    records.map((record) => recordRow(ctx, record, departments, banks)),
  );
  const { files, photos, attachments } = planPersonnelFiles(drawn, ctx.now());
  await storeFiles(ctx, files, onKey);
  await insertAll(db, 'employee_file', attachments);
  for (const { userId, name } of photos) {
    await db.updateTable('portal_user').set({ photo_name: name }).where('user_id', '=', userId).execute();
  }
}
