import type { LOG_DAYS } from '@portal/contract/areas/audit/log-days';
import { megabytes, type Quotas } from '@portal/contract/areas/files/quota';
import { HOUR_MS } from '@portal/contract/core/dates';
import type { SecondFactorSetting } from './context.ts';
import { type NamedSetting, wrongSetting } from './settings/examples.ts';
import { type MailSetting, mailSettingOf } from './settings/mail.ts';
import { readNetworks } from './settings/networks.ts';
import { settingProblems } from './settings/problems.ts';
import { type Settings, settings } from './settings/schema.ts';
import { readSecretFiles } from './settings/secret-files.ts';
import { type PushSetting, pushSettingOf } from './settings/senders.ts';
import { type TalkSetting, talkSettingOf } from './settings/talk.ts';
import { unknownNameProblems } from './settings/unknown-names.ts';

const SECOND_MS = 1000;
/** In production a proxy stands in front; it needs this long to notice a leaving process. */
const DRAIN_SECONDS = 5;

/** The settings of the process, read once (docs/settings.md). */
export type Config = {
  production: boolean;
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Address of the same database for its owner; only migrations use it. */
  migrateUrl: string | undefined;
  /** Address of the same database without a pooler in between: for listening, commands and backups. */
  directDatabaseUrl: string | undefined;
  /** Address of a standby of the same database, for the calls that declare it; undefined for none. */
  readUrl: string | undefined;
  /** Whether statements are prepared under a name. A pooler older than PgBouncer 1.21 loses the names. */
  prepared: boolean;
  /** How long a stopping process goes on serving while /readyz fails. */
  drainMs: number;
  demo: boolean;
  storageUrl: string;
  quotas: Quotas;
  ssoSecrets: string[];
  appKeys: string[];
  trustProxy: string[];
  /** Host names that requests may use; an empty list allows every name. */
  allowedHosts: string[];
  /** How long a session lasts after its last call, and how long after its sign-in. */
  sessions: { idleMs: number; wholeMs: number };
  secondFactor: SecondFactorSetting;
  /** Days for which each log is kept. */
  logDays: Record<keyof typeof LOG_DAYS, number>;
  /** The channel push; undefined when it is not set. */
  push: PushSetting | undefined;
  /** 알림톡; undefined when it is not set. */
  talk: TalkSetting | undefined;
  /** The mail server; undefined when it is not set. */
  mail: MailSetting | undefined;
  envelope: 'object' | 'text';
  metricsToken: string;
  logLevel: string;
  site: { companyName: string; companyUrl: string; address: string; mailDomain: string; phone: string };
};

/** A setting that cannot be used. Its message is printed without a stack trace. */
export class ConfigError extends Error {}

const blankIsUnset = (env: NodeJS.ProcessEnv): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));

/** Reads and checks the environment. Throws ConfigError with one sentence per wrong setting. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const secrets = readSecretFiles(blankIsUnset(env));
  if (secrets.problems.length > 0) throw new ConfigError(secrets.problems.join('\n'));
  const given = secrets.env;
  const parsed = settings.safeParse(given);
  const wrongNames = unknownNameProblems(given);
  if (!parsed.success) {
    const wrongValues = parsed.error.issues.map(({ path, message }) =>
      wrongSetting(path.join('.') as NamedSetting, message),
    );
    throw new ConfigError([...wrongNames, ...wrongValues].join('\n'));
  }
  const set = parsed.data;
  const production = set.NODE_ENV === 'production';
  const problems = [...wrongNames, ...settingProblems(set, given)];
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  const site = readSite(set, production);
  return {
    production,
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    migrateUrl: set.MIGRATE_DATABASE_URL,
    directDatabaseUrl: set.LISTEN_DATABASE_URL ?? set.DATABASE_URL,
    readUrl: set.READ_DATABASE_URL,
    prepared: set.PREPARED === 'on',
    drainMs: (set.DRAIN_SECONDS ?? (production ? DRAIN_SECONDS : 0)) * SECOND_MS,
    demo: set.DEMO === undefined ? isDemoByDefault(set, production) : set.DEMO === '1',
    storageUrl: set.STORAGE_URL,
    quotas: { userBytes: megabytes(set.USER_QUOTA_MB), roomBytes: megabytes(set.ROOM_QUOTA_MB) },
    ssoSecrets: set.SSO_SECRET,
    appKeys: set.APP_KEYS,
    trustProxy: set.TRUST_PROXY,
    allowedHosts: set.ALLOWED_HOSTS.map((host) => host.toLowerCase()),
    sessions: { idleMs: set.SESSION_IDLE_HOURS * HOUR_MS, wholeMs: set.SESSION_HOURS * HOUR_MS },
    secondFactor: {
      mode: set.SECOND_FACTOR,
      networks: readNetworks(set.TRUSTED_NETWORKS).networks,
      origin: set.PORTAL_ORIGIN,
      siteName: set.COMPANY_NAME,
    },
    logDays: { access: set.ACCESS_LOG_DAYS, security: set.SECURITY_LOG_DAYS, change: set.CHANGE_LOG_DAYS },
    push: pushSettingOf(set),
    talk: talkSettingOf(set),
    mail: mailSettingOf(set, site),
    envelope: set.WIRE_ENVELOPE,
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
    site,
  };
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/i;

/**
 * Whether demo data is loaded when DEMO is not set. Its public password stays on this machine and out of external
 * databases.
 */
const isDemoByDefault = (set: Settings, production: boolean): boolean =>
  !production && set.DATABASE_URL === undefined && LOOPBACK.test(set.HOST);

/** The host name without 'www.', such as 'example.com' of 'https://www.example.com'; '' for an invalid address. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');

/**
 * Texts of header and footer, and the domain of company mail (D-144). Outside production, missing values get an
 * example (D-21).
 */
function readSite(set: Settings, production: boolean): Config['site'] {
  const companyUrl = set.COMPANY_URL ?? (production ? '' : 'https://www.example.com');
  return {
    companyName: set.COMPANY_NAME,
    companyUrl,
    phone: set.COMPANY_PHONE,
    mailDomain: set.COMPANY_MAIL_DOMAIN ?? hostOf(companyUrl),
    address: set.COMPANY_ADDRESS ?? (production ? '' : '서울특별시 강남구 테헤란로 1'),
  };
}
