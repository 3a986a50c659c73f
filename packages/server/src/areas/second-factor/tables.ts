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

/** A try that failed, or is being looked at: of a second factor, or of the password that a change asks for. */
export type TryKind = 'step' | 'password';
export type FactorTryTable = { id: Generated<number>; user_id: string; kind: TryKind; tried_at: Date };

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
};
