import { LOG_DAYS } from '@portal/contract/areas/audit/log-days';
import { megabytes, type Quotas } from '@portal/contract/areas/files/quota';
import { SECOND_FACTOR_MODES } from '@portal/contract/areas/second-factor/policy';
import { HOUR_MS } from '@portal/contract/core/dates';
import { z } from 'zod';
import type { SecondFactorSetting } from './context.ts';
import { readNetworks } from './networks.ts';

const SECOND_MS = 1000;

const list = z
  .string()
  .default('')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  );

const hours = z.coerce
  .number()
  .positive()
  .max(24 * 365);

const postgresUrl = z.string().regex(/^postgres(ql)?:\/\//, 'postgres:// 로 시작해야 합니다');

/**
 * Schema for the days that a log is kept. More days than the law requires are fine, fewer are refused (threats,
 * articles 5(3) and 8(1)).
 */
const logDaysSetting = ({ least, usual }: { least: number; usual: number }) =>
  z.coerce.number().int().min(least, `${least}일 이상이어야 합니다`).max(36_500).default(usual);

/** In megabytes. At most a terabyte, so that sums stay safe integers. */
const quota = z.coerce.number().int().min(1).max(1_048_576).default(20_480);

const settings = z.object({
  NODE_ENV: z.string().default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DATABASE_URL: postgresUrl.optional(),
  MIGRATE_DATABASE_URL: postgresUrl.optional(),
  ACCESS_LOG_DAYS: logDaysSetting(LOG_DAYS.access),
  SECURITY_LOG_DAYS: logDaysSetting(LOG_DAYS.security),
  CHANGE_LOG_DAYS: logDaysSetting(LOG_DAYS.change),
  LISTEN_DATABASE_URL: postgresUrl.optional(),
  PREPARED: z.enum(['on', 'off']).default('on'),
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).default(0),
  DEMO: z.enum(['0', '1']).optional(),
  STORAGE_URL: z
    .string()
    .regex(/^(file:|s3:\/\/)/, 'file: 또는 s3:// 로 시작해야 합니다')
    .default('file:'),
  USER_QUOTA_MB: quota,
  ROOM_QUOTA_MB: quota,
  SSO_SECRET: list,
  APP_KEYS: list,
  TRUST_PROXY: list,
  ALLOWED_HOSTS: list,
  SESSION_IDLE_HOURS: hours.default(12),
  SESSION_HOURS: hours.default(24),
  SECOND_FACTOR: z.enum(SECOND_FACTOR_MODES).default('off'),
  TRUSTED_NETWORKS: list,
  PORTAL_ORIGIN: z.string().default(''),
  WIRE_ENVELOPE: z.enum(['object', 'text']).default('object'),
  METRICS_TOKEN: z.string().default(''),
  LOG_LEVEL: z.enum(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  COMPANY_NAME: z.string().default('마이즈'),
  COMPANY_URL: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_MAIL_DOMAIN: z.string().optional(),
  COMPANY_PHONE: z.string().default(''),
});

/** Names of all environment variables of the portal. The object store also reads its own, AWS_*. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);

const KEY_BYTES = 32;
const isKey = (text: string): boolean => Buffer.from(text, 'base64url').length === KEY_BYTES && /^[\w-]+$/.test(text);

/** The settings of the process, read once (README, settings table). */
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
  const parsed = settings.safeParse(blankIsUnset(env));
  if (!parsed.success) {
    throw new ConfigError(
      parsed.error.issues
        .map((issue) => `설정 ${issue.path.join('.')} 값이 올바르지 않습니다: ${issue.message}`)
        .join('\n'),
    );
  }
  const set = parsed.data;
  const production = set.NODE_ENV === 'production';
  const problems = problemsOf(set, production);
  if (problems.length > 0) throw new ConfigError(problems.join('\n'));
  return {
    production,
    port: set.PORT,
    host: set.HOST,
    dataDir: set.DATA_DIR,
    databaseUrl: set.DATABASE_URL,
    migrateUrl: set.MIGRATE_DATABASE_URL,
    directDatabaseUrl: set.LISTEN_DATABASE_URL ?? set.DATABASE_URL,
    prepared: set.PREPARED === 'on',
    drainMs: set.DRAIN_SECONDS * SECOND_MS,
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
    envelope: set.WIRE_ENVELOPE,
    metricsToken: set.METRICS_TOKEN,
    logLevel: set.LOG_LEVEL,
    site: readSite(set, production),
  };
}

const LOOPBACK = /^(127\.\d+\.\d+\.\d+|::1|localhost)$/i;

/**
 * Whether demo data is loaded when DEMO is not set. Its public password stays on this machine and out of external
 * databases.
 */
const isDemoByDefault = (set: z.output<typeof settings>, production: boolean): boolean =>
  !production && set.DATABASE_URL === undefined && LOOPBACK.test(set.HOST);

/** The host name without 'www.', such as 'example.com' of 'https://www.example.com'; '' for an invalid address. */
const hostOf = (url: string): string => (URL.canParse(url) ? new URL(url).hostname.replace(/^www\./, '') : '');

/**
 * Texts of header and footer, and the domain of company mail (D-144). Outside production, missing values get an
 * example (D-21).
 */
function readSite(set: z.output<typeof settings>, production: boolean): Config['site'] {
  const companyUrl = set.COMPANY_URL ?? (production ? '' : 'https://www.example.com');
  return {
    companyName: set.COMPANY_NAME,
    companyUrl,
    phone: set.COMPANY_PHONE,
    mailDomain: set.COMPANY_MAIL_DOMAIN ?? hostOf(companyUrl),
    address: set.COMPANY_ADDRESS ?? (production ? '' : '서울특별시 강남구 테헤란로 1'),
  };
}

const isOrigin = (text: string): boolean => URL.canParse(text) && /^https?:\/\/[^/]+$/.test(text);

function secondFactorProblems(set: z.output<typeof settings>, production: boolean): string[] {
  const { wrong } = readNetworks(set.TRUSTED_NETWORKS);
  return [
    ...wrong.map((text) => `설정 TRUSTED_NETWORKS 값이 올바르지 않습니다: ${text} (예: 10.0.0.0/8)`),
    ...(set.SECOND_FACTOR === 'outside' && set.TRUSTED_NETWORKS.length === 0
      ? ['설정 SECOND_FACTOR=outside에는 TRUSTED_NETWORKS 설정이 필요합니다.']
      : []),
    ...(production && set.PORTAL_ORIGIN === ''
      ? [
          'PORTAL_ORIGIN 설정이 필요합니다: 운영 환경에서는 포털의 주소를 https://portal.example.com 처럼 지정해야 합니다.',
        ]
      : []),
    ...(set.PORTAL_ORIGIN === '' || isOrigin(set.PORTAL_ORIGIN)
      ? []
      : ['설정 PORTAL_ORIGIN 값이 올바르지 않습니다: https://portal.example.com 처럼 지정해야 합니다.']),
  ];
}

function problemsOf(set: z.output<typeof settings>, production: boolean): string[] {
  const problems: string[] = [];
  if (production && set.APP_KEYS.length === 0) {
    problems.push('APP_KEYS 설정이 필요합니다: 운영 환경에서는 32바이트 base64url 키를 하나 이상 지정해야 합니다.');
  } else if (set.DATABASE_URL !== undefined && set.APP_KEYS.length === 0) {
    problems.push('APP_KEYS 설정이 필요합니다: DATABASE_URL을 함께 쓰는 프로세스는 같은 키를 가져야 합니다.');
  }
  const more = (['MIGRATE_DATABASE_URL', 'LISTEN_DATABASE_URL'] as const).filter((name) => set[name] !== undefined);
  if (set.DATABASE_URL === undefined) {
    problems.push(...more.map((name) => `설정 ${name}은 DATABASE_URL과 함께 지정해야 합니다.`));
  }
  if (production && set.DEMO === '1') {
    problems.push('설정 DEMO=1은 운영 환경에서 쓸 수 없습니다: 데모 계정의 비밀번호는 공개되어 있습니다.');
  }
  problems.push(...secondFactorProblems(set, production));
  for (const name of ['APP_KEYS', 'SSO_SECRET'] as const) {
    if (!set[name].every(isKey))
      problems.push(`설정 ${name} 값이 올바르지 않습니다: 각 키는 32바이트 base64url이어야 합니다.`);
  }
  return problems;
}
