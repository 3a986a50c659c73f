import { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Actor, UserType } from '@portal/contract/core/actor';
import { lastPage } from '@portal/contract/core/paging';
import { Kysely, PostgresDialect } from 'kysely';
import { listForPartners, listForStaff } from '../packages/server/src/areas/outsourced-projects/read-projects.ts';
import type { CallCtx } from '../packages/server/src/context.ts';
import type { OpenDatabase } from '../packages/server/src/db/connect.ts';
import type { Database } from '../packages/server/src/db/schema.ts';
import type { ListCase } from './list-cases.ts';

/** A list request with its page number filled in, and the SQL statements that the portal sends for it. */
export type CapturedQuery = {
  fields: Record<string, string | number>;
  statements: { sql: string; parameters: unknown[] }[];
};

/** The actors of the measurements: the accounts that `prepareAccounts` prepares. */
export type BenchActors = Record<UserType, Actor>;

function list(ctx: CallCtx, fields: object) {
  return ctx.actor.userType === 'M'
    ? listForStaff(ctx, outsourcedProjectCalls.listForStaff.request.parse(fields))
    : listForPartners(ctx, outsourcedProjectCalls.listForPartners.request.parse(fields));
}

/** Runs the list request through the portal's own query builders and records the statements they send. */
export async function captureStatements(
  { pool }: OpenDatabase,
  actors: BenchActors,
  listCase: ListCase,
): Promise<CapturedQuery> {
  const statements: CapturedQuery['statements'] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: [...query.parameters] }),
  });
  const ctx = { db, actor: actors[listCase.who] } as CallCtx;
  const { totalCount } = await list(ctx, { ...listCase.fields, Page: 1 });
  const last = lastPage(totalCount, Number(listCase.fields['PageSize']));
  const pages: Record<string, number> = { last, middle: Math.max(1, Math.floor(last / 2)) };
  const fields = { ...listCase.fields, Page: pages[listCase.fields['Page'] ?? ''] ?? 1 };
  statements.length = 0;
  await list(ctx, fields);
  return { fields, statements };
}
