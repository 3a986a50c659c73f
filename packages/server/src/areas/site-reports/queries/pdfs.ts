import { ReportState } from '@portal/contract/areas/site-reports/status';
import { sql } from 'kysely';
import type { FileCondition } from '#areas/files/public/stored-files.ts';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];

/** How often a PDF is tried by the job. A user who asks for it has it tried again. */
const MOST_TRIES = 5;
/** How long a process has for a PDF before another one tries it. */
const LEASE_MS = 60_000;

/** Takes one signed version without a PDF, oldest first. No other process takes it for a minute. */
export const claimUnmade = async (db: Db, now: Date): Promise<number | undefined> =>
  (
    await sql<{ id: number }>`
      update site_report set pdf_tries = pdf_tries + 1, pdf_tried_at = ${now}
      where id = (
        select id from site_report
        where state <> ${sql.lit(ReportState.Draft)} and pdf_sha256 is null and blanked_at is null
          and pdf_tries < ${MOST_TRIES}
          and (pdf_tried_at is null or pdf_tried_at < ${new Date(now.getTime() - LEASE_MS)})
        order by signed_at, id limit 1 for update skip locked)
      returning id`.execute(db)
  ).rows[0]?.id;

/** Names the PDF of a version; false when it has one already, or may have none any more. */
export const claimPdf = async (db: Db, id: number, pdf: { name: string; sha256: string }): Promise<boolean> =>
  (
    await db
      .updateTable('site_report')
      .set({ pdf_name: pdf.name, pdf_sha256: pdf.sha256 })
      .where('id', '=', id)
      .where('pdf_sha256', 'is', null)
      .where('blanked_at', 'is', null)
      .returning('id')
      .execute()
  ).length > 0;

/** Whether no version has this stored file as its PDF. */
export const isUnclaimedPdf: FileCondition = ({ not, exists, selectFrom }) =>
  not(exists(selectFrom('site_report').select('id').whereRef('pdf_name', '=', 'stored_file.name')));

const ofProjects = (projectIds: readonly number[]) => sql`award_id in (
  select id from outsourced_acceptance where project_id = any(${projectIds}::bigint[]))`;

/** Takes the PDFs from the reports of some projects, and answers their names. Their hashes stay. */
export const takePdfs = async (db: Db, projectIds: readonly number[]): Promise<string[]> =>
  (
    await sql<{ name: string }>`
      with named as (
        select id, pdf_name from site_report where ${ofProjects(projectIds)} and pdf_name is not null for update)
      update site_report set pdf_name = null from named where site_report.id = named.id
      returning named.pdf_name as name`.execute(db)
  ).rows.map(({ name }) => name);

/** Blanks the reports of some projects: texts, names and strokes. Hashes, times and states stay. */
export async function blankRows(db: Db, projectIds: readonly number[], now: Date): Promise<void> {
  await sql`
    update site_report_signature signature set name = '', role = '', strokes = ''
    from site_report report where report.id = signature.report_id and ${ofProjects(projectIds)}`.execute(db);
  await sql`
    update site_report_photo set before_caption = '', after_caption = ''
    where ${ofProjects(projectIds)}`.execute(db);
  await sql`
    update site_report set summary = '', remarks = '', materials = '[]', absence_note = '', reason = '', paper = null,
      saved_by = null, signed_by = null, blanked_at = ${now}
    where ${ofProjects(projectIds)} and blanked_at is null`.execute(db);
}
