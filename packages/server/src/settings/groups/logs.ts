import { LOG_DAYS } from '@portal/contract/areas/audit/log-days';
import { z } from 'zod';
import { explained } from '../explained.ts';
import { choiceField, wholeField } from '../fields.ts';

type LogPeriod = { least: number; usual: number };

/**
 * The days that a log is kept. More days than the law requires are fine, fewer are refused (threats, articles 5(3) and
 * 8(1)).
 */
const logDays = ({ least, usual }: LogPeriod, log: string) =>
  explained(wholeField({ least, most: 36_500 }).default(usual), [
    `Days for which the portal keeps ${log}; at least ${least}, as the law requires.`,
  ]);

/** What the portal writes down, for how long, and who may read its metrics. */
export const logSettings = {
  LOG_LEVEL: explained(choiceField(['silent', 'fatal', 'error', 'warn', 'info', 'debug']).default('info'), [
    'The least severe lines on standard output: `silent` (none), `fatal`, `error`, `warn`, `info` or `debug`.',
  ]),
  METRICS_TOKEN: explained(z.string().default(''), [
    'The token that opens `/metrics`, sent as `Authorization: Bearer …`; in production it has at least 16 characters.',
    'In production there is no other way; elsewhere requests from the same machine need none.',
  ]),
  ACCESS_LOG_DAYS: logDays(LOG_DAYS.access, 'the log of who read whose personal data'),
  SECURITY_LOG_DAYS: logDays(LOG_DAYS.security, 'the log of sign-ins and other security events'),
  CHANGE_LOG_DAYS: logDays(LOG_DAYS.change, 'the log of changed rights and reference data'),
};
