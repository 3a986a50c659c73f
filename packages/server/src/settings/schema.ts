import { LOG_DAYS } from '@portal/contract/areas/audit/log-days';
import { SECOND_FACTOR_MODES } from '@portal/contract/areas/second-factor/policy';
import { z } from 'zod';
import { choiceField, listField, numberField, wholeField } from './fields.ts';

const HOURS_OF_YEAR = 24 * 365;

const hours = (usual: number) => numberField({ least: 0.01, most: HOURS_OF_YEAR }).default(usual);

/**
 * Schema for the days that a log is kept. More days than the law requires are fine, fewer are refused (threats,
 * articles 5(3) and 8(1)).
 */
const logDays = ({ least, usual }: { least: number; usual: number }) =>
  wholeField({ least, most: 36_500 }).default(usual);

/** In megabytes. At most a terabyte, so that sums stay safe integers. */
const quota = wholeField({ least: 1, most: 1_048_576 }).default(20_480);

/** The settings of the portal as environment variables, each by itself. Rules between them are in problems.ts. */
export const settings = z.object({
  NODE_ENV: choiceField(['development', 'production', 'test']).default('development'),
  PORT: wholeField({ least: 0, most: 65_535 }).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  EMBEDDED_DATABASE: choiceField(['0', '1']).optional(),
  DATABASE_URL: z.string().optional(),
  MIGRATE_DATABASE_URL: z.string().optional(),
  ACCESS_LOG_DAYS: logDays(LOG_DAYS.access),
  SECURITY_LOG_DAYS: logDays(LOG_DAYS.security),
  CHANGE_LOG_DAYS: logDays(LOG_DAYS.change),
  LISTEN_DATABASE_URL: z.string().optional(),
  PREPARED: choiceField(['on', 'off']).default('on'),
  DRAIN_SECONDS: numberField({ least: 0, most: 300 }).optional(),
  DEMO: choiceField(['0', '1']).optional(),
  STORAGE_URL: z.string().default('file:'),
  USER_QUOTA_MB: quota,
  ROOM_QUOTA_MB: quota,
  SSO_SECRET: listField,
  APP_KEYS: listField,
  TRUST_PROXY: listField,
  ALLOWED_HOSTS: listField,
  SESSION_IDLE_HOURS: hours(12),
  SESSION_HOURS: hours(24),
  SECOND_FACTOR: choiceField(SECOND_FACTOR_MODES).default('off'),
  TRUSTED_NETWORKS: listField,
  PORTAL_ORIGIN: z.string().default(''),
  WIRE_ENVELOPE: choiceField(['object', 'text']).default('object'),
  PUSH_KEYS: listField,
  PUSH_CONTACT: z.string().optional(),
  PUSH_HOSTS: listField,
  METRICS_TOKEN: z.string().default(''),
  LOG_LEVEL: choiceField(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'),
  COMPANY_NAME: z.string().default('마이즈'),
  COMPANY_URL: z.string().optional(),
  COMPANY_ADDRESS: z.string().optional(),
  COMPANY_MAIL_DOMAIN: z.string().optional(),
  COMPANY_PHONE: z.string().default(''),
});

/** The settings after each was read by itself. */
export type Settings = z.output<typeof settings>;

/** Names of all environment variables of the portal. The object store also reads its own, AWS_*. */
export const SETTING_NAMES: readonly string[] = Object.keys(settings.shape);
