import { RETENTION_CODES, RETENTION_KINDS, type RetentionKind } from '@portal/contract/areas/retention/kinds';
import type { Ctx } from '#context.ts';
import { listCustomPeriods } from './queries.ts';

/** The retention period of a kind; version 1 is the unchanged default. */
export type Period = { kind: RetentionKind; months: number; version: number };

/** All kinds with their period, in the order of the page. */
export async function readPeriods({ db }: Pick<Ctx, 'db'>): Promise<Period[]> {
  const set = new Map((await listCustomPeriods(db)).map((period) => [period.kind, period]));
  return RETENTION_CODES.map((kind) => set.get(kind) ?? { kind, months: RETENTION_KINDS[kind].months, version: 1 });
}
