import type { BlockList } from 'node:net';
import type { Quotas } from '@portal/contract/areas/files/quota';
import type { NotifyKind, OutsideChannel } from '@portal/contract/areas/notify/kinds';
import type { SecondFactorMode } from '@portal/contract/areas/second-factor/policy';
import type { Actor } from '@portal/contract/core/actor';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, RawBuilder } from 'kysely';
import type { FileStore } from './areas/files/public/file-store.ts';
import type { OutgoingMessage, SendOutcome } from './areas/notify/public/outgoing-message.ts';
import type { Database } from './db/schema.ts';
import type { Standby } from './db/standby.ts';
import type { Installation, Observed } from './process/installation.ts';
import type { MailSetting } from './settings/mail.ts';
import type { PushSetting } from './settings/senders.ts';
import type { TalkSetting } from './settings/talk.ts';

/**
 * The settings SECOND_FACTOR and TRUSTED_NETWORKS. `origin` is the site of passkeys, '' for the site of the request.
 * `siteName` is the portal's name in authenticator apps.
 */
export type SecondFactorSetting = { mode: SecondFactorMode; networks: BlockList; origin: string; siteName: string };

/** A channel by which messages leave the portal. */
export type Sender = {
  /** SQL: whether it reaches a user (`u`): they have a device, an address or a number. */
  reaches: RawBuilder<boolean>;
  /** Whether it can bring messages of a kind. Without this it brings every one. */
  supports?: (kind: NotifyKind) => boolean;
  /** Where it leads a user, for their own '알림 설정': an address or a number, '' for none. */
  addressOf?: (ctx: Ctx, userId: string) => Promise<string>;
  /** How many messages it sent this month, and how many it may: for a channel that has a limit (D-419). */
  month?: (ctx: Ctx) => Promise<{ count: number; limit: number }>;
  /**
   * Sends messages outside any transaction, and answers one outcome for each. It must end within 45 seconds; after 60
   * another worker begins the same messages again. A rejection means: all are to be tried again.
   */
  send: (ctx: Ctx, messages: readonly OutgoingMessage[]) => Promise<readonly SendOutcome[]>;
};

/** The senders that have their settings. A missing one is offered nowhere. */
export type Senders = Readonly<Partial<Record<OutsideChannel, Sender>>>;

/** What every use case needs. In a write call, `db` is the transaction of the call. */
export type Ctx = {
  db: Kysely<Database>;
  /** A copy of the database for calls that declare it. Undefined for all others, and where there is none (D-655). */
  standby: Standby | undefined;
  files: FileStore;
  now: () => Date;
  /** Keys for fields and tokens: the first encrypts, all of them decrypt (wire.md, APP_KEYS). */
  keys: readonly string[];
  /**
   * Secrets shared with the groupware; the first is for new tickets. Without a secret, sign-in by ticket is off
   * (wire.md, SSO_SECRET).
   */
  ssoSecrets: readonly string[];
  /** How long a session lasts after its last call, and how long after its sign-in. */
  sessions: { idleMs: number; wholeMs: number };
  /** Which users need a second factor, and the networks that need none. */
  secondFactor: SecondFactorSetting;
  /** Limits for the bytes of stored files of a user and of a room. */
  quotas: Quotas;
  /** Days that each log is kept (wire.md, Running). */
  logDays: { access: number; security: number; change: number };
  /** How push messages are sent; undefined while the operator has not set it (D-415). */
  push: PushSetting | undefined;
  /** How 알림톡 is sent; undefined while the operator has not set it (D-417). */
  talk: TalkSetting | undefined;
  /** The mail server; undefined while the operator has not set it (D-411). */
  mail: MailSetting | undefined;
  /** The channels by which messages leave the portal, as far as they are configured. */
  senders: Senders;
  /** Where the portal runs, for its checks (D-371). */
  installation: Installation;
  /** What this process noticed while it ran. */
  observed: Observed;
  log: Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;
};

/** The user of a session. With `passwordToChange` they may only use calls marked `beforePasswordChange` (D-197). */
export type SessionUser = Actor & { passwordToChange: boolean };

/** The context of one call, with its caller. */
export type CallCtx = Ctx & {
  actor: SessionUser;
  /** IP address, session token and site of the request. */
  from: { address: string; token: string | undefined; origin: string };
};
