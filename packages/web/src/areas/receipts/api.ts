import { call } from '#lib/call.ts';

/** The receipts of a project's award, and what is to be received. */
export const readReceipts = (Id: number, signal: AbortSignal) => call('Site/receipt-list', { Id }, { signal });

/** Accepts the difference of a receipt. */
export const acceptDifference = (ReceiptId: number) => call('Site/receipt-accept', { ReceiptId });
