import { type Kysely, sql } from 'kysely';

/** The internal projects of a construction manager, for '오늘 할 일' (D-341). */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create index internal_project_by_construction_manager on internal_project (choice_user_id)
    where deleted_at is null and choice_user_id is not null`.execute(db);
};
