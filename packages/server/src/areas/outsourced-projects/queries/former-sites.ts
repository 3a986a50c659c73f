import { MAX_FORMER_SITES } from '@portal/contract/areas/outsourced-projects/former-sites';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';
import { anyOf } from '#lists/filter.ts';
import { textContains } from '#lists/keyword.ts';

/** A site of former projects, with the materials of the newest project there that can still be chosen. */
type FormerSiteRow = {
  customer_name: string;
  place_name: string;
  zip_code: string;
  addr1: string;
  addr2: string;
  materials: { id: number; name: string; model: string; unit: string; quantity: number }[];
};

/** Number of newest matching projects whose sites are compared. A frequent keyword has too many to read them all. */
const COMPARED = 200;

/**
 * The newest sites whose name or customer contains the keyword. Deleted and blanked projects are left out. The index
 * outsourced_project_by_text finds both columns.
 */
export async function listFormerSites(db: Ctx['db'], keyword: string): Promise<FormerSiteRow[]> {
  const key = keyword.normalize('NFC');
  const found = anyOf([textContains('place_name', key).where, textContains('customer_name', key).where]);
  const { rows } = await sql<FormerSiteRow>`
    with newest as materialized (
      select id, customer_name, place_name, zip_code, addr1, addr2
      from outsourced_project
      where deleted_at is null and blanked_at is null and place_name <> '' and ${found}
      order by id desc
      limit ${COMPARED}
    ), site as (
      select distinct on (customer_name, place_name, zip_code, addr1, addr2) *
      from newest
      order by customer_name, place_name, zip_code, addr1, addr2, id desc
    )
    select customer_name, place_name, zip_code, addr1, addr2, coalesce((
      select json_agg(json_build_object(
        'id', material.id, 'name', material.name, 'model', material.model, 'unit', material.unit, 'quantity', line.quantity)
        order by line.position)
      from outsourced_material line join material on material.id = line.material_id
      where line.project_id = site.id and material.active), '[]') as materials
    from site
    order by id desc
    limit ${MAX_FORMER_SITES}`.execute(db);
  return rows;
}
