import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

/** How many of each material the daily logs of an award name, as they are now. One statement. */
export const listUsed = async (db: Ctx['db'], awardId: number): Promise<{ materialId: number; quantity: number }[]> =>
  (
    await sql<{ materialId: number; quantity: number }>`
      select (line ->> 'materialId')::bigint as "materialId", sum((line ->> 'quantity')::int)::int as quantity
      from site_log log,
        lateral (
          select version.materials from site_log_version version
          where version.log_id = log.id order by version.id desc limit 1
        ) current,
        jsonb_array_elements(current.materials) line
      where log.award_id = ${awardId}
      group by 1`.execute(db)
  ).rows;
