import type { Generated, Insertable, Selectable } from 'kysely';

/** The secret of a user's authenticator app. */
export type TotpSecretTable = {
  user_id: string;
  /** Encrypted, bound to this row (TH12). */
  secret_sealed: string;
  /** The time step of the code that was accepted last. Each code works once. */
  last_step: number;
  created_at: Date;
};

/** A passkey. The public key verifies signatures of the authenticator, which has the private key. */
export type PasskeyTable = {
  id: Generated<number>;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  /** The transports by which the browser can reach the authenticator, joined by commas. */
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

/** An unused recovery code. `name` is its first characters, `proof_hash` a password hash of the rest. */
export type RecoveryCodeTable = { user_id: string; name: string; proof_hash: string };

/** A sign-in between its password and its second factor. */
export type HalfSessionTable = {
  token_hash: Buffer;
  user_id: string;
  credential_version: number;
  /** The first step: a password ('sign-in') or a ticket of the groupware. */
  event: 'sign-in' | 'ticket';
  /** The challenge for a passkey; null when none was requested. */
  challenge: string | null;
  started_at: Date;
};

/** An attempt of the second step that failed, or is being checked. */
export type FactorTryTable = {
  id: Generated<number>;
  user_id: string;
  /** Only for processes of the former version, during a rolling upgrade. */
  kind: Generated<'step'>;
  tried_at: Date;
};

/** A second factor that is being set up, one per user and kind. The hashes are of its token and its session's token. */
export type FactorSetUpTable = {
  user_id: string;
  kind: 'totp' | 'passkey';
  token_hash: Buffer;
  session_hash: Buffer;
  started_at: Date;
};

/** A row of passkey. */
export type Passkey = Selectable<PasskeyTable>;
export type NewPasskey = Insertable<PasskeyTable>;
export type NewRecoveryCode = Insertable<RecoveryCodeTable>;

/** Tables that this area alone writes. */
export type SecondFactorTables = {
  totp_secret: TotpSecretTable;
  passkey: PasskeyTable;
  recovery_code: RecoveryCodeTable;
  half_session: HalfSessionTable;
  factor_try: FactorTryTable;
  factor_set_up: FactorSetUpTable;
};
