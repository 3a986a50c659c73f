import pino, { type DestinationStream } from 'pino';
import { logTime } from '#http/request-log.ts';

/** The log of a command: lines as the server writes them, of this level and above, on standard output. */
export const commandLog = (level: 'silent' | 'error' | 'warn', to: DestinationStream = pino.destination(1)) =>
  pino({ level, base: null, timestamp: logTime }, to);
