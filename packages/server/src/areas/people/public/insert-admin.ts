import { StaffLetter } from '@portal/contract/core/actor';
import { grantAllMenus } from '#areas/menu/public/grant-all-menus.ts';
import type { Ctx } from '#context.ts';
import { findProviderId, insertProvider, insertUserRow } from '../queries.ts';

type NewAdmin = {
  userId: string;
  userName: string;
  passwordHash: string;
  /** Whether the password has to be changed at the first sign-in (D-197). */
  isTemporary: boolean;
  companyName: string;
};

/** Adds a staff account with permission M, both modes and all menus, and the operating company when missing. */
export async function insertAdmin(
  db: Ctx['db'],
  { userId, userName, passwordHash, isTemporary, companyName }: NewAdmin,
): Promise<void> {
  const companyId = (await findProviderId(db)) ?? (await insertProvider(db, companyName));
  await insertUserRow(db, {
    user_id: userId,
    user_type: 'M',
    user_name: userName,
    company_id: companyId,
    permission: StaffLetter.Manager,
    mode_authority: 'A',
    password_hash: passwordHash,
    password_to_change: isTemporary,
    deleted_at: null,
  });
  await grantAllMenus(db, userId);
}
