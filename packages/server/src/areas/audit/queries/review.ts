import { REVIEW_LINES } from '@portal/contract/areas/audit/review';
import { sql } from 'kysely';
import type { Ctx } from '#context.ts';

type Db = Ctx['db'];
type Moments = { from: Date; before: Date; knownSince: Date };

/** The readings of one reader from one address in a month. */
export type ReaderAtAddress = {
  reader_id: string;
  reader_name: string;
  address: string;
  readings: number;
  subjects: number;
  odd_readings: number;
  odd_subjects: number;
  /** True when the reader had no reading from this address between `knownSince` and the month. */
  is_new: boolean;
};

/** Sums the readings of a month per reader and address, in one scan of the time index. */
export async function sumReadings(db: Db, { from, before, knownSince }: Moments): Promise<ReaderAtAddress[]> {
  const { rows } = await sql<ReaderAtAddress>`
    select month.*, (
      select former.id from access_log as former
      where former.reader_id = month.reader_id and former.address = month.address
        and former.at >= ${knownSince} and former.at < ${from}
      limit 1
    ) is null as is_new
    from (
      select reader_id, max(reader_name) as reader_name, address, count(*) as readings,
        sum(subjects)::bigint as subjects, count(*) filter (where odd_time) as odd_readings,
        coalesce(sum(subjects) filter (where odd_time), 0)::bigint as odd_subjects
      from access_log where at >= ${from} and at < ${before}
      group by reader_id, address
    ) as month
    order by month.subjects desc, month.reader_id, month.address`.execute(db);
  return rows;
}

/** The subject of the change log rows that record a review of a month. */
export const REVIEW_SUBJECT = '열람 점검';

/** The reviews of a month, the latest first. */
export const listReviews = (db: Db, month: string) =>
  db
    .selectFrom('change_log')
    .select(['at', 'user_id', 'user_name', 'detail'])
    .where('subject', '=', REVIEW_SUBJECT)
    .where('subject_key', '=', month)
    .orderBy('id', 'desc')
    .limit(REVIEW_LINES)
    .execute();
