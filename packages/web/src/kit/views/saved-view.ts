import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';

/** A saved view of a list, as the server answers it. */
export type SavedView = CallBody<CallByPath['ListView/view-list']>['data'][number];
