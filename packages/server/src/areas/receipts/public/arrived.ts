import type { ArrivedLine } from '@portal/contract/areas/receipts/calls';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

/** SQL: of a receipt, what is missing still counts: it waits, or nothing came since, or it ended this shipment (D-610). */
const isOfShipment = sql`(
  receipt.state = 'W'
  or (receipt.state = 'N' and not project.material_received)
  or (receipt.state in ('R', 'A') and project.material_received
    and receipt.sent_at is not distinct from project.material_sent_at))`;

type Award = { id: number; project_id: number };

/**
 * The sent lines of an award with what arrived of them: what its newest receipt found missing or damaged is taken off
 * (D-610). One statement.
 */
export const readArrived = async (db: Ctx['db'], { id, project_id }: Award): Promise<ArrivedLine[]> =>
  (
    await sql<ArrivedLine>`
      select line.material_id as "materialId", material.name as "materialName", material.model as "modelName",
        material.unit, line.quantity as sent, greatest(line.quantity - coalesce(missing.count, 0), 0) as arrived
      from outsourced_project project
        join outsourced_material line on line.project_id = project.id
        join material on material.id = line.material_id
        left join lateral (
          select receipt.state, receipt.sent_at, receipt.lines from material_receipt receipt
          where receipt.award_id = ${id} order by receipt.id desc limit 1
        ) receipt on ${isOfShipment}
        left join lateral (
          select (one ->> 'count')::int as count from jsonb_array_elements(receipt.lines) one
          where (one ->> 'materialId')::bigint = line.material_id and one ->> 'kind' <> 'O'
        ) missing on true
      where project.id = ${project_id}
      order by line.position`.execute(db)
  ).rows;
