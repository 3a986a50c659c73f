import { DELIVERIES_SIZE } from '@portal/contract/areas/notify/deliveries';
import type { DeliveryRow } from '@portal/contract/areas/notify/delivery-calls';
import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';
import { infiniteQueryOptions } from '@tanstack/react-query';
import { call } from '#lib/call.ts';

/** The query key of everything that contractors were told of a project. */
export const deliveriesKey = (projectId: number) => ['deliveries', projectId] as const;

/** What contractors were told of a project, page by page. */
export const deliveryPages = (projectId: number, SearchFailedYN: 'Y' | 'N') =>
  infiniteQueryOptions({
    queryKey: [...deliveriesKey(projectId), SearchFailedYN],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) =>
      call('Notify/project-delivery-list', { Id: projectId, SearchFailedYN, Page: pageParam }, { signal }),
    getNextPageParam: ({ meta }: CallBody<CallByPath['Notify/project-delivery-list']>, pages) =>
      pages.length * DELIVERIES_SIZE < meta.totalCount ? pages.length + 1 : undefined,
  });

/** Sends a message to its person again. */
export const resend = (projectId: number, { deliveryId }: DeliveryRow, reason: string) =>
  call('Notify/project-delivery-resend', { Id: projectId, DeliveryId: deliveryId, Reason: reason });
