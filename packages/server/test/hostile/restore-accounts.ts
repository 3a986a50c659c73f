import type { PermissionFixture } from '../permissions/fixture.ts';

/** Reads the sign-in data of all users. Returns a function that restores it after hostile edits. */
export async function makeAccountRestorer({ portal }: PermissionFixture): Promise<() => Promise<void>> {
  const { db } = portal.ctx;
  const users = await db
    .selectFrom('portal_user')
    .select(['user_id', 'password_hash', 'employment', 'deleted_at'])
    .execute();
  return async () => {
    for (const { user_id, ...columns } of users) {
      await db.updateTable('portal_user').set(columns).where('user_id', '=', user_id).execute();
    }
  };
}
