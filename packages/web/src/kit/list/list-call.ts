import type { CallByPath } from '@portal/contract/calls';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { call } from '#lib/call.ts';

type Path = keyof CallByPath;

/** The query of a list that one call answers, and the call itself, from which the workbook of the list is made. */
export const listCall = <P extends Path>(list: P, request: CallRequest<CallByPath[P]>) => ({
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallBody<CallByPath[P]>> => call(list, request, { signal }),
  meta: { list, request },
});
