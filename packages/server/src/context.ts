import type { BlockList } from 'node:net';
import type { Quotas } from '@portal/contract/areas/files/quota';
import type { SecondFactorMode } from '@portal/contract/areas/second-factor/policy';
import type { Actor } from '@portal/contract/core/actor';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { FileStore } from './areas/files/public/file-store.ts';
import type { Database } from './db/schema.ts';

/** SECOND_FACTOR and TRUSTED_NETWORKS; `origin` is the site that passkeys are for, '' for the one that is asked; `siteName` its name in apps. */
export type SecondFactorSetting = { mode: SecondFactorMode; networks: BlockList; origin: string; siteName: string };

/** What every use-case shares. In a write call `db` is the call's transaction. */
export type Ctx = {
  db: Kysely<Database>;
  files: FileStore;
  now: () => Date;
  /** Keys for tokens, the first for new ones; all of them open (wire.md, APP_KEYS). */
  keys: readonly string[];
  /** Shared secrets of the groupware, the first for new tokens; without one nobody comes in by ticket (wire.md, SSO_SECRET). */
  ssoSecrets: readonly string[];
  /** How long a session lives after its last call, and after sign-in. */
  sessions: { idleMs: number; wholeMs: number };
  /** Who must have a second factor, and the networks from inside which nobody need. */
  secondFactor: SecondFactorSetting;
  /** Bytes of stored files that a user and a room may have. */
  quotas: Quotas;
  /** Days for which each log is kept (wire.md, Running). */
  logDays: { access: number; security: number; change: number };
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/** The user of a session. One with `passwordToChange` opens nothing but calls `beforePasswordChange` (D-197). */
export type SessionUser = Actor & { passwordToChange: boolean };

/** A call in progress: who asks, and from where. */
export type CallCtx = Ctx & {
  actor: SessionUser;
  /** Address, session token and site of the request. */
  from: { address: string; token: string | undefined; origin: string };
};
