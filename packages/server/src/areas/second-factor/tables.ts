import type { Generated, Insertable, Selectable } from 'kysely';

/** The secret of somebody's authenticator app. */
export type TotpSecretTable = {
  user_id: string;
  /** Encrypted for this row (TH12). */
  secret_sealed: string;
  /** The step of time whose code was accepted last: each works once. */
  last_step: number;
  created_at: Date;
};

/** A passkey: what the authenticator signs with stays with it, this checks its signatures. */
export type PasskeyTable = {
  id: Generated<number>;
  user_id: string;
  credential_id: string;
  public_key: Buffer;
  counter: number;
  /** How the browser reaches it, comma between. */
  transports: string;
  name: string;
  created_at: Date;
  last_used_at: Date | null;
};

/** A recovery code that was not used yet: its first characters find it, a password hash keeps the rest. */
export type RecoveryCodeTable = { user_id: string; name: string; proof_hash: string };

/** A sign-in between its password and its second factor. */
export type HalfSessionTable = {
  token_hash: Buffer;
  user_id: string;
  credential_version: number;
  /** By what he came. */
  event: 'sign-in' | 'ticket';
  /** What an authenticator was asked to sign; null when it was asked nothing. */
  challenge: string | null;
  started_at: Date;
};

/** A try of a second factor that failed, or is being looked at. */
export type FactorTryTable = {
  id: Generated<number>;
  user_id: string;
  /** For processes of the version before, while an upgrade replaces them one by one. */
  kind: Generated<'step'>;
  tried_at: Date;
};

/** A second factor that is being set up, by the hashes of its token and of its session's; one of a kind and person. */
export type FactorSetUpTable = {
  user_id: string;
  kind: 'totp' | 'passkey';
  token_hash: Buffer;
  session_hash: Buffer;
  started_at: Date;
};

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
