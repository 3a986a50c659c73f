import type { Generated } from 'kysely';

/** One signed-in browser. Of the cookie's token only the hash is stored. */
export type SessionTable = {
  id: Generated<number>;
  /** The name of the browser and device. `address` is the one it signed in from. */
  device: Generated<string>;
  address: Generated<string>;
  token_hash: Buffer;
  user_id: string;
  credential_version: number;
  created_at: Date;
  last_seen_at: Date;
  /** Whether a second factor was proved at sign-in. */
  stepped: Generated<boolean>;
  /** Whether the user signed in by a ticket of the groupware, without a password of the portal. */
  by_ticket: Generated<boolean>;
};

/** A sign-in that failed, or whose password is being checked. */
export type SignInFailureTable = {
  id: Generated<number>;
  user_id: string;
  address: string;
  failed_at: Date;
};

/** An address that an account has signed in from. */
export type SignInAddressTable = { user_id: string; address: string; seen_at: Date };

/** When an account signed in last. Unlike addresses, it is kept as long as the account. */
export type LastSignInTable = { user_id: string; signed_in_at: Date };

/** A used ticket of the groupware, stored while it would otherwise still be valid. */
export type UsedTicketTable = { jti: string; expires_at: Date };

/** Tables that this area alone writes. */
export type AuthTables = {
  session: SessionTable;
  sign_in_failure: SignInFailureTable;
  sign_in_address: SignInAddressTable;
  last_sign_in: LastSignInTable;
  used_ticket: UsedTicketTable;
};
