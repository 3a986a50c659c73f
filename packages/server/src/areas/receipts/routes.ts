import type { receiptCalls } from '@portal/contract/areas/receipts/calls';
import type { Routes } from '#http/handler-types.ts';
import { listReceipts } from './read-receipts.ts';

type ReceiptRoutes = Routes<typeof receiptCalls>;

/** The handlers of the calls of receipts. Those that move a project are passed in, because its area depends on this. */
export const receiptRoutes = (steps: Omit<ReceiptRoutes, 'listReceipts'>): ReceiptRoutes => ({
  listReceipts,
  ...steps,
});
