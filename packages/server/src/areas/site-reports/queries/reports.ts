import type { ReportMaterial, Signer } from '@portal/contract/areas/site-reports/calls';
import type { Absence } from '@portal/contract/areas/site-reports/forms';
import type { ReportState } from '@portal/contract/areas/site-reports/status';
import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely';
import type { Ctx } from '#context.ts';
import type { PaperFacts, SiteReportTable } from '../tables.ts';

type Db = Ctx['db'];

/** A photo of a pair, with the caption that it had when the report was saved. Its name is null once it is blanked. */
export type PairedPhoto = { entry_id: string; name: string | null; caption: string; taken_at: string };

/** A signature without its strokes. */
export type SignerRecord = { signer: Signer; name: string; role: string; device_at: string | null; signed_at: string };

/** A version with its pairs and signers. */
export type ReportRecord = {
  id: number;
  award_id: number;
  entry_id: string;
  version: number;
  revision: number;
  state: ReportState;
  summary: string;
  remarks: string;
  materials: ReportMaterial[];
  saved_at: Date;
  saved_name: string | null;
  sign_entry_id: string | null;
  signed_by: string | null;
  signed_at: Date | null;
  received_at: Date | null;
  absence: Absence | '';
  absence_note: string;
  absence_photo: PairedPhoto | null;
  paper: PaperFacts | null;
  decided_at: Date | null;
  decided_name: string | null;
  reason: string;
  pdf_name: string | null;
  pdf_sha256: string | null;
  blanked_at: Date | null;
  pairs: { before: PairedPhoto | null; after: PairedPhoto | null }[];
  signers: SignerRecord[];
};

const photoJson = (entry: RawBuilder<unknown>, caption: RawBuilder<unknown>) => sql`(
  select json_build_object('entry_id', photo.entry_id, 'name', photo.name, 'caption', ${caption},
    'taken_at', coalesce(photo.taken_at, photo.received_at))
  from site_photo photo where photo.award_id = report.award_id and photo.entry_id = ${entry})`;

const report = (which: RawBuilder<unknown>): RawBuilder<ReportRecord> => sql<ReportRecord>`
  select report.*, saver.user_name as saved_name, decider.user_name as decided_name,
    ${photoJson(sql`report.absence_photo`, sql`''`)} as absence_photo,
    coalesce((
      select json_agg(json_build_object(
        'before', ${photoJson(sql`pair.before_entry`, sql`pair.before_caption`)},
        'after', ${photoJson(sql`pair.after_entry`, sql`pair.after_caption`)}) order by pair.position)
      from site_report_photo pair where pair.report_id = report.id), '[]') as pairs,
    coalesce((
      select json_agg(json_build_object(
        'signer', signature.signer, 'name', signature.name, 'role', signature.role, 'device_at', signature.device_at,
        'signed_at', signature.signed_at)
        order by signature.signer desc)
      from site_report_signature signature where signature.report_id = report.id), '[]') as signers
  from site_report report
    left join portal_user saver on saver.user_id = report.saved_by
    left join portal_user decider on decider.user_id = report.decided_by
  where ${which}
  order by report.version desc`;

/** The versions of an award, newest first. */
export const listReportsOf = async (db: Db, awardId: number): Promise<ReportRecord[]> =>
  (await report(sql`report.award_id = ${awardId}`).execute(db)).rows;

/** One version. */
export const findReport = async (db: Db, id: number): Promise<ReportRecord | undefined> =>
  (await report(sql`report.id = ${id}`).execute(db)).rows[0];

/** Locks the reports of an award until the transaction ends, so that two saves do not both begin a version. */
export const lockReports = (db: Db, awardId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`reports of award ${awardId}`}, 0))`.execute(db);

/** Adds a version, and answers its id. */
export const insertReport = async (db: Db, row: Insertable<SiteReportTable>): Promise<number> =>
  (await db.insertInto('site_report').values(row).returning('id').executeTakeFirstOrThrow()).id;

/** Changes a version. */
export const updateReport = (db: Db, id: number, columns: Updateable<SiteReportTable>) =>
  db.updateTable('site_report').set(columns).where('id', '=', id).execute();

/** The captions of photos of an award by their entries. Blanked photos are left out. */
export async function readCaptions(db: Db, awardId: number, entries: readonly string[]): Promise<Map<string, string>> {
  const { rows } = await sql<{ entry_id: string; caption: string }>`
    select entry_id, caption from site_photo
    where award_id = ${awardId} and entry_id = any(${entries}::uuid[]) and name is not null`.execute(db);
  return new Map(rows.map(({ entry_id, caption }) => [entry_id, caption]));
}

/** A pair as it is stored. */
export type StoredPair = { before: string | null; after: string | null };

/** Replaces the pairs of a version. */
export async function replacePairs(
  db: Db,
  { id, awardId }: { id: number; awardId: number },
  pairs: readonly StoredPair[],
  captions: ReadonlyMap<string, string>,
): Promise<void> {
  await db.deleteFrom('site_report_photo').where('report_id', '=', id).execute();
  if (pairs.length === 0) return;
  await db
    .insertInto('site_report_photo')
    .values(
      pairs.map(({ before, after }, position) => ({
        report_id: id,
        position,
        award_id: awardId,
        before_entry: before,
        after_entry: after,
        before_caption: captions.get(before ?? '') ?? '',
        after_caption: captions.get(after ?? '') ?? '',
      })),
    )
    .execute();
}
