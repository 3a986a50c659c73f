import type { Generated } from 'kysely';

/** A browser that receives push messages for a user. */
export type PushDeviceTable = {
  id: Generated<number>;
  user_id: string;
  /** Hash of its address at the push service. An address belongs to one user. */
  endpoint_hash: Buffer;
  /** Address and keys, encrypted and bound to this row (TH12). */
  subscription_sealed: string;
  /** Hash of the token of the session that used it last. Ending that session by hand removes the device. */
  session_hash: Buffer;
  /** That of its user at the last visit. After a changed password a device is silent until it is used again. */
  credential_version: number;
  /** The user agent of the browser. */
  device: string;
  /** Whether it is the app on the home screen. */
  app: boolean;
  created_at: Date;
  /** The last visit. */
  seen_at: Date;
};

/** Tables that this area alone writes. */
export type PushTables = { push_device: PushDeviceTable };
