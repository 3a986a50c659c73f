import type { SystemStatus } from '@portal/contract/areas/system/calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The query of the state of the portal. It is asked anew whenever the page opens. */
export const systemStatus = queryOptions({
  queryKey: ['system', 'status'],
  staleTime: 0,
  queryFn: async ({ signal }): Promise<SystemStatus | undefined> =>
    (await call('System/status-info', {}, { signal })).data[0],
});
