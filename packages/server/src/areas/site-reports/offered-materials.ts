import type { OfferedMaterial } from '@portal/contract/areas/site-reports/calls';
import { readArrived } from '#areas/receipts/public/receipts.ts';
import { listUsed } from '#areas/site-logs/public/used-materials.ts';
import type { Ctx } from '#context.ts';

type Award = { id: number; project_id: number };

/** The materials that a report begins with: what the daily logs say was used, else what arrived (D-610). */
export async function listOffered(db: Ctx['db'], award: Award): Promise<OfferedMaterial[]> {
  const [lines, used] = await Promise.all([readArrived(db, award), listUsed(db, award.id)]);
  const quantities = new Map(used.map(({ materialId, quantity }) => [materialId, quantity]));
  return lines.map(({ materialId, materialName, modelName, unit, arrived }) => ({
    name: materialName,
    model: modelName,
    quantity: quantities.get(materialId) ?? arrived,
    unit,
    arrived,
  }));
}
