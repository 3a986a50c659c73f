import type { CallByPath } from '@portal/contract/calls';
import type { CallRequest } from '@portal/contract/core/call';
import { visitsKey } from '#areas/site/public/visits-key.ts';
import { call } from '#lib/call.ts';

/** The logs of a project's award. They are read again whenever its visits are. */
export const logsQuery = (projectId: number) => ({
  queryKey: [...visitsKey(projectId), 'logs'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('Site/log-list', { Id: projectId }, { signal }),
});

export type NewLog = CallRequest<CallByPath['Site/log-add']>;
export type EditedLog = CallRequest<CallByPath['Site/log-edit']>;

/** Registers the log of a day. */
export const addLog = (log: NewLog, idempotencyKey: string) => call('Site/log-add', log, { idempotencyKey });
/** Edits or corrects a log. */
export const editLog = (log: EditedLog, idempotencyKey: string) => call('Site/log-edit', log, { idempotencyKey });
