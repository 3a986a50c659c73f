import type { referenceCalls } from '@portal/contract/areas/reference/calls';
import type { CompanyInfo, CompanyRow } from '@portal/contract/areas/reference/company-calls';
import { companyChecks } from '@portal/contract/areas/reference/forms';
import { withBusinessHyphens } from '@portal/contract/areas/reference/kinds';
import type { CallInput } from '@portal/contract/core/call';
import { toYesNo } from '@portal/contract/core/formats';
import { firstFailure, isBlank } from '@portal/contract/core/forms';
import { phoneKey, withHyphens } from '@portal/contract/core/phone';
import { nameKey } from '@portal/contract/core/search-key';
import { readCount } from '@portal/contract/core/typed-numbers';
import { changedText, logChange } from '#areas/audit/public/log.ts';
import {
  deleteCompany,
  insertPartner,
  orderCompanies as storeOrder,
  updateCompany,
} from '#areas/people/public/companies.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { numberRows } from '#lists/page.ts';
import { refuseStale } from '#records/edits.ts';
import { refuse, refuseFailedCheck } from '#refuse.ts';
import { orderedNames } from './order.ts';
import {
  countOfCompany,
  findCompany,
  listCompaniesLike,
  listCompanyNames,
  lockCompanies,
  lockCompany,
  pageCompanies,
} from './queries/companies.ts';
import { refuseReferenced, retire } from './retire.ts';

type Calls = typeof referenceCalls;
type Input = CallInput<Calls['addCompany']>;

const SUBJECT = '협력업체';
export const ACTIVE = { A: null, Y: true, N: false } as const;

type Stored = NonNullable<Awaited<ReturnType<typeof findCompany>>>;

/** The columns of a company as the response shows them. */
const viewCompany = (row: Stored) => ({
  id: row.id,
  companyName: row.name,
  businessNumber: withBusinessHyphens(row.business_number),
  representative: row.representative,
  companyPhone: withHyphens(row.phone),
  dailyTeams: String(row.daily_teams ?? ''),
  activeYN: toYesNo(row.active),
  version: row.version,
});

/** Lists contractors, retired ones too, in their order. */
export const listCompanies: Handler<Calls['listCompanies']> = async ({ db }, input) => {
  const filter = { active: ACTIVE[input.SearchActiveStatus], keyword: input.SearchKey.trim() };
  const page = await pageCompanies(db, input, filter);
  return numberRows({ ...input, OrderType: '' }, page, (row, no): CompanyRow => ({ ...viewCompany(row), no }));
};

/** A company with the number of its contacts and projects. */
export const readCompany: Handler<Calls['readCompany']> = async ({ db }, { Id }): Promise<CompanyInfo> => {
  const company = (await findCompany(db, Id)) ?? refuse('NOT_FOUND');
  const counts = await countOfCompany(db, Id);
  return { ...viewCompany(company), ...counts };
};

/** The columns of a company from a form or a workbook. */
export const companyColumns = (input: Omit<Input, 'LoginUserId'>) => ({
  name: input.CompanyName.trim(),
  business_number: input.BusinessNumber.replace(/\D/g, ''),
  representative: input.Representative.trim(),
  phone: phoneKey(input.CompanyPhone),
  daily_teams: isBlank(input.DailyTeams) ? null : Number(readCount(input.DailyTeams)),
});

type Columns = ReturnType<typeof companyColumns>;

/** Refuses a name or business number that another company has. */
async function refuseTaken({ db }: CallCtx, { name, business_number }: Columns, ownId?: number): Promise<void> {
  await lockCompanies(db);
  const numbers = business_number === '' ? [] : [business_number];
  const others = (await listCompaniesLike(db, [name], numbers)).filter(({ id }) => id !== ownId);
  if (others.some((other) => nameKey(other.name) === nameKey(name)))
    refuse('REFERENCE_EXISTS', { field: 'CompanyName' });
  if (others.length > 0) refuse('REFERENCE_EXISTS', { field: 'BusinessNumber' });
}

/** The labels of the columns in the change log. */
const LABELS: Readonly<Record<keyof Columns, string>> = {
  name: '업체명',
  business_number: '사업자등록번호',
  representative: '대표자',
  phone: '전화번호',
  daily_teams: '하루 팀 수',
};

const log = (ctx: CallCtx, company: { id: number; name: string }, action: string, detail = '') =>
  logChange(ctx, { subject: SUBJECT, key: company.id, name: company.name, action, detail });

/** Locks the company that a call changes, as the caller has seen it. */
async function lockSeen({ db }: CallCtx, { Id, Version }: { Id: number; Version?: number | undefined }) {
  const company = (await lockCompany(db, Id)) ?? refuse('NOT_FOUND');
  refuseStale(Version, company);
  return company;
}

/** Adds a company. */
export const addCompany: Handler<Calls['addCompany']> = async (ctx, input) => {
  refuseFailedCheck(firstFailure(companyChecks, input));
  const columns = companyColumns(input);
  await refuseTaken(ctx, columns);
  const id = await insertPartner(ctx.db, columns);
  await log(ctx, { id, name: columns.name }, '등록');
  return { id };
};

/** Changes a company; without changes it logs nothing. */
export const editCompany: Handler<Calls['editCompany']> = async (ctx, input) => {
  const company = await lockSeen(ctx, input);
  refuseFailedCheck(firstFailure(companyChecks, input));
  const columns = companyColumns(input);
  await refuseTaken(ctx, columns, company.id);
  await updateCompany(ctx.db, company.id, columns);
  const names = Object.keys(columns) as (keyof Columns)[];
  const detail = changedText(
    names.map((name) => [LABELS[name], String(company[name] ?? ''), String(columns[name] ?? '')]),
  );
  if (detail !== '') await log(ctx, { id: company.id, name: columns.name }, '수정', detail);
};

/** Reorders the companies; the request must name every company once. */
export const orderCompanies: Handler<Calls['orderCompanies']> = async (ctx, input) => {
  await lockCompanies(ctx.db);
  const { ids, detail } = orderedNames(await listCompanyNames(ctx.db), input);
  await storeOrder(ctx.db, ids);
  await log(ctx, { id: 0, name: '' }, '순서 변경', detail);
};

/** Retires a company or puts it back into use. A retired company may look, but not win (T5). */
export const retireCompany: Handler<Calls['retireCompany']> = async (ctx, input) => {
  const { Id, ActiveYN } = input;
  const company = await lockSeen(ctx, input);
  await retire(company, ActiveYN, {
    write: (active) => updateCompany(ctx.db, Id, { active }),
    log: (action) => log(ctx, company, action),
  });
};

/** Removes a company that no user and no project refers to. */
export const removeCompany: Handler<Calls['removeCompany']> = async (ctx, input) => {
  const { Id } = input;
  const company = await lockSeen(ctx, input);
  await refuseReferenced(deleteCompany(ctx.db, Id));
  await log(ctx, company, '삭제');
};
