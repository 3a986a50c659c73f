import type { Ctx } from '#context.ts';

/** The text of the newest deletion of records in the change log, by key. '' where it no longer has one. */
export async function findDeleteReasons(
  db: Ctx['db'],
  subject: string,
  keys: readonly string[],
): Promise<(key: string) => string> {
  if (keys.length === 0) return () => '';
  const rows = await db
    .selectFrom('change_log')
    .select(['subject_key', 'detail'])
    .where('subject', '=', subject)
    .where('action', '=', '삭제')
    .where('subject_key', 'in', keys)
    .orderBy('id')
    .execute();
  const reasons = new Map(rows.map(({ subject_key, detail }) => [subject_key, detail]));
  return (key) => reasons.get(key) ?? '';
}
