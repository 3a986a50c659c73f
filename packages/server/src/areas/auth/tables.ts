import type { Generated } from 'kysely';

/** One signed-in browser; the cookie's token is stored as a hash only. */
export type SessionTable = {
  id: Generated<number>;
  /** What the browser calls itself, and where it signed in from. */
  device: Generated<string>;
  address: Generated<string>;
  token_hash: Buffer;
  user_id: string;
  credential_version: number;
  created_at: Date;
  last_seen_at: Date;
  /** Whether a second factor was proven when it began. */
  stepped: Generated<boolean>;
  /** Whether it began with a ticket of the groupware, and no password of the portal. */
  by_ticket: Generated<boolean>;
};

/** A sign-in that failed, or whose password is being looked at. */
export type SignInFailureTable = {
  id: Generated<number>;
  user_id: string;
  address: string;
  failed_at: Date;
};

/** Where an account has signed in from. */
export type SignInAddressTable = { user_id: string; address: string; seen_at: Date };

/** A ticket of the groupware that was used, for as long as it could be used again. */
export type UsedTicketTable = { jti: string; expires_at: Date };

/** Tables that this area alone writes. */
export type AuthTables = {
  session: SessionTable;
  sign_in_failure: SignInFailureTable;
  sign_in_address: SignInAddressTable;
  used_ticket: UsedTicketTable;
};
