import type { CallByPath } from '@portal/contract/calls';
import type { CallBody, CallRequest } from '@portal/contract/core/call';
import { call } from './call.ts';

type Path = keyof CallByPath;

/** The query of a list that one call answers. The workbook of the list is made from the same call. */
export const listCall = <P extends Path>(list: P, request: CallRequest<CallByPath[P]>) => ({
  queryFn: ({ signal }: { signal: AbortSignal }): Promise<CallBody<CallByPath[P]>> => call(list, request, { signal }),
  meta: { list, request },
});
