import { call } from '#lib/call.ts';

/** The logs of a project's award. */
export const readLogs = (Id: number, signal: AbortSignal) => call('Site/log-list', { Id }, { signal });
