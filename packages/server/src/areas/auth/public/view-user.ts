import type { SignedInUser } from '@portal/contract/areas/auth/calls';
import type { Actor } from '@portal/contract/core/actor';

/** The signed-in user in the responses of login and user-my-info, without a token for outside systems (D-15). */
export const viewUser = (actor: Actor): { user: SignedInUser } => ({
  user: {
    UserId: actor.userId,
    AdminName: actor.userName,
    UserType: actor.userType,
    CompanyId: actor.companyId,
    UserPermission: actor.permission,
    ModeAuthority: actor.modeAuthority,
    EncryptUserId: '',
  },
});
