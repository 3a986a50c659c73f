import type { Receipt } from '@portal/contract/areas/receipts/calls';
import { seoulTime } from '@portal/contract/core/dates';
import type { ReceiptRecord } from './queries.ts';

const timeOf = (moment: Date | null): string => (moment === null ? '' : seoulTime(moment));

/** A receipt on the wire. */
export const viewReceipt = (receipt: ReceiptRecord): Receipt => ({
  receiptId: receipt.id,
  entryId: receipt.entry_id,
  shipment: receipt.shipment,
  sentDtm: timeOf(receipt.sent_at),
  state: receipt.state,
  lines: receipt.lines,
  note: receipt.note,
  photos: receipt.photos,
  userName: receipt.user_name ?? '',
  createdDtm: seoulTime(receipt.created_at),
  deviceDtm: timeOf(receipt.device_at),
  receivedDtm: timeOf(receipt.received_at),
  answerUserName: receipt.answerer_name ?? '',
  answeredDtm: timeOf(receipt.answered_at),
});
