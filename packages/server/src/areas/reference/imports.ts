import type { ImportFault, referenceCalls } from '@portal/contract/areas/reference/calls';
import { companyChecks, materialChecks } from '@portal/contract/areas/reference/forms';
import { COMPANY_COLUMNS, MATERIAL_COLUMNS } from '@portal/contract/areas/reference/kinds';
import type { YesNo } from '@portal/contract/core/formats';
import type { Check } from '@portal/contract/core/forms';
import { nameKey } from '@portal/contract/core/search-key';
import { normalText } from '@portal/contract/core/text';
import { messageText } from '@portal/contract/messages';
import { logChange } from '#areas/audit/public/log.ts';
import { insertPartner } from '#areas/people/public/companies.ts';
import type { CallCtx } from '#context.ts';
import type { Handler, PreparedHandler, PreparedWrite, UploadCtx } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { companyColumns } from './companies.ts';
import { materialColumns, refuseTaken } from './materials.ts';
import { listCompaniesLike, lockCompanies } from './queries/companies.ts';
import { insertMaterials, listMaterialsNamed } from './queries/records.ts';
import { type Column, makeTemplate, readWorkbook, type SheetRow } from './workbook.ts';

type Calls = typeof referenceCalls;

/** A unique key of a row. `columns` are the headings of the cells it is made of. */
type RowKey = { heading: string; columns: readonly string[]; key: string };

/** What an import needs to know of its records: columns, checks, keys, and how they are written. */
type Import<Draft extends Record<string, string>, Row> = {
  subject: string;
  columns: readonly (Column & { field: keyof Draft & string })[];
  checks: readonly Check<Draft>[];
  draftOf: (values: Record<string, string>) => Draft;
  rowOf: (draft: Draft) => Row;
  /** The unique keys of a row, the columns of each, and the column in which a duplicate is reported. */
  keysOf: (row: Row) => RowKey[];
  /** The keys of records that already exist. */
  listKnown: (ctx: CallCtx, rows: readonly Row[]) => Promise<ReadonlySet<string>>;
  insert: (ctx: CallCtx, rows: readonly Row[]) => Promise<void>;
};

/** A row as it would be written, without the values of its faulty cells. */
type CheckedRow<Row> = { row: number; columns: Row; faults: readonly ImportFault[] };
type CheckedRows<Row> = { faults: ImportFault[]; rows: CheckedRow<Row>[] };

/** What is wrong with the text of a cell by itself, if anything. */
function textFault({ heading, required, most }: Column, value: string): string | undefined {
  if (required && value === '') return messageText('reference.import.required', { heading });
  const isTooLong = normalText(value, most) === undefined || value.includes('\u0000');
  return isTooLong ? messageText('reference.import.tooLong', { heading }) : undefined;
}

/** A row with the faults of all its cells, at most one of each cell. */
function checkCells<Draft extends Record<string, string>, Row>(
  { columns, checks, draftOf, rowOf }: Import<Draft, Row>,
  { row, values }: SheetRow,
): CheckedRow<Row> {
  const faults = columns.flatMap((column) => {
    const value = values[column.field] ?? '';
    const failed = checks.find(({ field, fails }) => field === column.field && fails(draftOf(values)));
    const message = textFault(column, value) ?? (failed && messageText(failed.message));
    return message === undefined ? [] : [{ row, heading: column.heading, message }];
  });
  const isFaulty = (heading: string) => faults.some((fault) => fault.heading === heading);
  const whole = columns.map(({ field, heading }) => [field, isFaulty(heading) ? '' : (values[field] ?? '')]);
  return { row, columns: rowOf(draftOf(Object.fromEntries(whole))), faults };
}

/** Faults of rows whose name or number already exists, or occurs in an earlier row. */
function repeatFaults<Draft extends Record<string, string>, Row>(
  { keysOf }: Import<Draft, Row>,
  rows: CheckedRows<Row>['rows'],
  known: ReadonlySet<string>,
): ImportFault[] {
  const firstRows = new Map<string, number>();
  return rows.flatMap(({ row, columns, faults }) =>
    keysOf(columns).flatMap(({ heading, columns: ofKey, key }) => {
      if (faults.some((fault) => ofKey.includes(fault.heading))) return [];
      const first = firstRows.get(key);
      if (first === undefined) firstRows.set(key, row);
      if (known.has(key)) return { row, heading, message: messageText('reference.import.known') };
      return first === undefined
        ? []
        : { row, heading, message: messageText('reference.import.twice', { row: first }) };
    }),
  );
}

/** Checks all rows. Answers every fault of every row with its Korean message, and the rows as they would be written. */
async function checkRows<Draft extends Record<string, string>, Row>(
  ctx: CallCtx,
  target: Import<Draft, Row>,
  sheet: readonly SheetRow[],
): Promise<CheckedRows<Row>> {
  const rows = sheet.map((line) => checkCells(target, line));
  const known = await target.listKnown(
    ctx,
    rows.map(({ columns }) => columns),
  );
  const faults = [...rows.flatMap((row) => row.faults), ...repeatFaults(target, rows, known)];
  return { faults: faults.sort((one, other) => one.row - other.row), rows };
}

/**
 * Prepares an import (D-133). A dry run reports every faulty row and writes nothing. The real run writes all rows or
 * none.
 */
async function prepareImport<Draft extends Record<string, string>, Row>(
  ctx: UploadCtx,
  target: Import<Draft, Row>,
  dryRun: YesNo,
): Promise<PreparedWrite<{ count: number; faults: ImportFault[]; message: string }>['work']> {
  const [file] = ctx.uploads;
  if (!file) refuse('IMPORT_FILE');
  const sheet = await readWorkbook(file.path, target.columns, ctx.actor.userId);
  if (dryRun === 'Y') {
    const { faults } = await checkRows(ctx, target, sheet);
    const count = faults.length === 0 ? sheet.length : new Set(faults.map(({ row }) => row)).size;
    const message = faults.length === 0 ? 'reference.import.checked' : 'reference.import.faulty';
    return async () => ({ count, faults, message: messageText(message, { count }) });
  }
  return async (tx) => {
    const { faults, rows } = await checkRows(tx, target, sheet);
    if (faults.length > 0) {
      refuse('IMPORT_FAULTS', { values: { count: new Set(faults.map(({ row }) => row)).size } });
    }
    await target.insert(
      tx,
      rows.map(({ columns }) => columns),
    );
    const count = rows.length;
    await logChange(tx, {
      subject: target.subject,
      key: 0,
      name: file.name,
      action: 'Excel로 등록',
      detail: `${count}건`,
    });
    return { count, faults: [], message: messageText('reference.import.done', { count }) };
  };
}

/** Rows per statement. */
const BATCH = 1000;

type MaterialDraft = { MaterialName: string; ModelName: string; Unit: string };
type MaterialColumns = ReturnType<typeof materialColumns>;
const materialKey = ({ name, model }: { name: string; model: string }): string => `${nameKey(name)}\n${nameKey(model)}`;

const [{ heading: NAME }, { heading: MODEL }] = MATERIAL_COLUMNS;

const MATERIALS: Import<MaterialDraft, MaterialColumns> = {
  subject: '자재',
  columns: MATERIAL_COLUMNS,
  checks: materialChecks,
  draftOf: ({ MaterialName = '', ModelName = '', Unit = '' }) => ({ MaterialName, ModelName, Unit }),
  rowOf: materialColumns,
  keysOf: (row) => [{ heading: NAME, columns: [NAME, MODEL], key: materialKey(row) }],
  listKnown: async ({ db }, rows) => {
    const known = await listMaterialsNamed(
      db,
      rows.map(({ name }) => name),
    );
    return new Set(known.map(materialKey));
  },
  insert: async ({ db }, rows) => {
    for (let from = 0; from < rows.length; from += BATCH) {
      // Another user may have added one of them since the check.
      await insertMaterials(db, rows.slice(from, from + BATCH)).catch(refuseTaken);
    }
  },
};

type CompanyDraft = {
  CompanyName: string;
  BusinessNumber: string;
  Representative: string;
  CompanyPhone: string;
  DailyTeams: string;
};
type CompanyColumns = ReturnType<typeof companyColumns>;

const [{ heading: COMPANY }, { heading: NUMBER }] = COMPANY_COLUMNS;

const COMPANIES: Import<CompanyDraft, CompanyColumns> = {
  subject: '협력업체',
  columns: COMPANY_COLUMNS,
  checks: companyChecks,
  draftOf: ({ CompanyName = '', BusinessNumber = '', Representative = '', CompanyPhone = '', DailyTeams = '' }) => ({
    CompanyName,
    BusinessNumber,
    Representative,
    CompanyPhone,
    DailyTeams,
  }),
  rowOf: companyColumns,
  keysOf: ({ name, business_number }) => [
    { heading: COMPANY, columns: [COMPANY], key: `name ${nameKey(name)}` },
    ...(business_number === '' ? [] : [{ heading: NUMBER, columns: [NUMBER], key: `number ${business_number}` }]),
  ],
  listKnown: async ({ db }, rows) => {
    await lockCompanies(db);
    const known = await listCompaniesLike(
      db,
      rows.map(({ name }) => name),
      rows.flatMap(({ business_number }) => (business_number === '' ? [] : [business_number])),
    );
    return new Set(known.flatMap((company) => [`name ${nameKey(company.name)}`, `number ${company.business_number}`]));
  },
  insert: async ({ db }, rows) => {
    for (const row of rows) await insertPartner(db, row);
  },
};

/** Imports materials from a workbook. */
export const importMaterials: PreparedHandler<Calls['importMaterials']> = {
  prepare: (ctx, { DryRunYN }) => prepareImport(ctx, MATERIALS, DryRunYN),
};

/** Imports companies from a workbook. */
export const importCompanies: PreparedHandler<Calls['importCompanies']> = {
  prepare: (ctx, { DryRunYN }) => prepareImport(ctx, COMPANIES, DryRunYN),
};

/** Answers an empty workbook for materials. */
export const materialTemplate: Handler<Calls['materialTemplate']> = () =>
  makeTemplate('자재_등록양식.xlsx', MATERIAL_COLUMNS);

/** Answers an empty workbook for companies. */
export const companyTemplate: Handler<Calls['companyTemplate']> = () =>
  makeTemplate('협력업체_등록양식.xlsx', COMPANY_COLUMNS);
