import { z } from 'zod';

/** Who signed in, as the client stores it (DATA-01, AUTH-12). */
export const signedInUser = z.object({
  user: z.object({
    UserId: z.string(),
    AdminName: z.string(),
    UserType: z.enum(['M', 'C']),
    CompanyId: z.number(),
    UserPermission: z.string(),
    ModeAuthority: z.string(),
    EncryptUserId: z.string(),
  }),
});
export type SignedInUser = z.output<typeof signedInUser>['user'];
