import type { ReceiptLine } from '@portal/contract/areas/receipts/calls';
import type { ReceiptState } from '@portal/contract/areas/receipts/receipts';
import type { Generated, Insertable, JSONColumnType } from 'kysely';

/** What came of a shipment. `lines` are named as they were then. */
export type MaterialReceiptTable = {
  id: Generated<number>;
  award_id: number;
  /** Made on the device; a repeat has the same. */
  entry_id: string;
  /** The how-manieth shipment, and when it was sent. */
  shipment: number;
  sent_at: Date | null;
  state: ReceiptState;
  lines: JSONColumnType<ReceiptLine[], string, string>;
  note: string;
  /** Null once the personal data of the project is blanked. */
  user_id: string | null;
  created_at: Date;
  /** What the clock of the device said. */
  device_at: Date | null;
  /** When the server got it. */
  received_at: Date | null;
  /** The message of the talk that asks staff to confirm the difference. */
  message_id: number | null;
  answered_by: string | null;
  answered_at: Date | null;
};

/** A photo of a receipt: one of the same award, by its entry id. */
type MaterialReceiptPhotoTable = { receipt_id: number; award_id: number; position: number; entry_id: string };

export type NewReceipt = Insertable<MaterialReceiptTable>;

/** Tables that this area alone writes. */
export type ReceiptTables = {
  material_receipt: MaterialReceiptTable;
  material_receipt_photo: MaterialReceiptPhotoTable;
};
