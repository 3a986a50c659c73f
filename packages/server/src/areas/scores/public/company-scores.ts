import type { FigurePeriod } from '@portal/contract/areas/outsourced-projects/figure-rules';
import { scoreOf } from '@portal/contract/areas/scores/score';
import type { Ctx } from '#context.ts';
import { listCompanyMarks } from '../queries.ts';

/** The score of each company over a period; '' for a new one. For staff. */
export async function readCompanyScores(db: Ctx['db'], period: FigurePeriod): Promise<(companyId: number) => string> {
  const marks = await listCompanyMarks(db, period);
  const scores = new Map(marks.map((one) => [one.companyId, scoreOf(one)]));
  return (companyId) => scores.get(companyId) ?? '';
}
