import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import { RETENTION_KINDS } from '@portal/contract/areas/retention/kinds';
import type { Ctx } from '#context.ts';
import { readPeriods } from '../periods.ts';

/** For how many months data of a kind is kept, as a person is told before they give it. */
export const readMonths = async (ctx: Pick<Ctx, 'db'>, kind: RetentionKind): Promise<number> =>
  (await readPeriods(ctx)).find((period) => period.kind === kind)?.months ?? RETENTION_KINDS[kind].months;
