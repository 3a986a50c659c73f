import { visitsKey } from '#areas/site/public/visits-key.ts';
import { call } from '#lib/call.ts';

/** The receipts of a project's award. They are read again whenever its visits are. */
export const receiptsQuery = (projectId: number) => ({
  queryKey: [...visitsKey(projectId), 'receipts'] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => call('Site/receipt-list', { Id: projectId }, { signal }),
});

/** Accepts the difference of a receipt. */
export const acceptDifference = (ReceiptId: number) => call('Site/receipt-accept', { ReceiptId });
