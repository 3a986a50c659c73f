import type { Ctx } from '#context.ts';

/** The name that a record had when it was deleted; '' for one that never existed. `subject` is that of its changes. */
export const findDeletedName = async (db: Ctx['db'], subject: string, key: string | number): Promise<string> =>
  (
    await db
      .selectFrom('change_log')
      .select('subject_name')
      .where('subject', '=', subject)
      .where('subject_key', '=', String(key))
      .where('action', '=', '삭제')
      .executeTakeFirst()
  )?.subject_name ?? '';
