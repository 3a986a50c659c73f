import type { OrderRow } from '@portal/contract/areas/orders/calls';
import { LINE_RULES } from '@portal/contract/areas/today/lines';

/** What waits in an order for the user, undefined for nothing. */
export const waitingText = ({ todo }: Pick<OrderRow, 'todo'>): string | undefined =>
  todo === '' ? undefined : LINE_RULES[todo].label;
