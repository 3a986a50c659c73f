import { RETENTION_CODES, RETENTION_KINDS, type RetentionKind } from '@portal/contract/areas/retention/kinds';
import type { Ctx } from '#context.ts';
import { listSetPeriods } from './queries.ts';

/** How long a kind is kept; version 1 is the default that nobody has changed. */
export type Period = { kind: RetentionKind; months: number; version: number };

/** Every kind with its period, in the order of the page. */
export async function readPeriods({ db }: Pick<Ctx, 'db'>): Promise<Period[]> {
  const set = new Map((await listSetPeriods(db)).map((period) => [period.kind, period]));
  return RETENTION_CODES.map((kind) => set.get(kind) ?? { kind, months: RETENTION_KINDS[kind].months, version: 1 });
}
