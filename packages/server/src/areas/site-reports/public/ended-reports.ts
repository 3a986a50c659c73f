import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { sql } from 'kysely';
import type { EndedRecords } from '#lists/ended-records.ts';

/** Settled projects with reports that are not blanked yet. */
export const WITH_REPORTS: EndedRecords = {
  table: 'outsourced_project',
  key: 'id',
  since: sql`settled_at`,
  open: sql`status = ${sql.lit(ProjectStatus.Settled)} and deleted_at is null and id in (
    select agreed.project_id from site_report report join outsourced_acceptance agreed on agreed.id = report.award_id
    where report.blanked_at is null)`,
};
