import type { AgreedTerm, ResponseKind } from '@portal/contract/areas/outsourced-projects/agreement';
import type { DeliveryType, SendType } from '@portal/contract/areas/outsourced-projects/shipping';
import type { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import type { Generated, GeneratedAlways, JSONColumnType, Updateable } from 'kysely';

/** One outsourced project. Amounts are whole won, dates 'YYYY-MM-DD', phones digits. */
export type OutsourcedProjectTable = {
  id: Generated<number>;
  version: Generated<number>;
  status: Generated<ProjectStatus>;
  project_name: string;
  price: number;
  add_price: Generated<number>;
  area_id: number;
  /** The trade, or null for none. */
  trade_id: number | null;
  zip_code: Generated<string>;
  addr1: Generated<string>;
  addr2: Generated<string>;
  detail_content: Generated<string>;
  etc_memo: Generated<string>;
  no_materials: Generated<boolean>;
  sales_user_id: string;
  customer_name: Generated<string>;
  place_name: Generated<string>;
  place_manager_name: Generated<string>;
  place_manager_mobile: Generated<string>;
  choice_date: string | null;
  choice_company_id: number | null;
  choice_user_id: string | null;
  choice_at: Date | null;
  total_people: number | null;
  manager_user_name: Generated<string>;
  manager_user_phone: Generated<string>;
  bill_date: string | null;
  /** The earliest offered day. */
  first_day: string | null;
  /** The chosen day, else the first offered day, else 9999-12-31. */
  start_day: GeneratedAlways<string | null>;
  /**
   * Offered days, earliest first, and PMs in the order of the form. They are stored here so that lists need no join.
   */
  start_dates: Generated<string[]>;
  pm_ids: Generated<string[]>;
  posted_at: Date | null;
  withdrawn_at: Date | null;
  withdraw_memo: Generated<string>;
  canceled_at: Date | null;
  cancel_memo: Generated<string>;
  completed_at: Date | null;
  invoiced_at: Date | null;
  settled_at: Date | null;
  settled_by: string | null;
  material_confirmed: Generated<boolean>;
  material_sent: Generated<boolean>;
  material_received: Generated<boolean>;
  material_sent_at: Date | null;
  material_received_at: Date | null;
  delivery_type: Generated<DeliveryType | ''>;
  send_type: Generated<SendType | ''>;
  send_zip_code: Generated<string>;
  send_addr1: Generated<string>;
  send_addr2: Generated<string>;
  parcel_number: Generated<string>;
  courier_phone: Generated<string>;
  visitor_name: Generated<string>;
  /** Whether an objection of the winner waits for an answer. */
  objected: Generated<boolean>;
  wr_id: string | null;
  created_by: string;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  deleted_by: string | null;
  /** When texts and photos were blanked because the retention period was over. */
  blanked_at: Date | null;
  photos_blanked_at: Date | null;
  site_blanked_at: Date | null;
};

/** Columns a transition or an edit sets. */
export type ProjectChanges = Updateable<OutsourcedProjectTable>;

export type OutsourcedStartDateTable = { project_id: number; start_date: string };
export type OutsourcedPmTable = { project_id: number; position: number; user_id: string };
export type OutsourcedMaterialTable = { project_id: number; position: number; material_id: number; quantity: number };
export type OutsourcedPhotoTable = { project_id: number; position: number; name: string };
export type OutsourcedScoreTable = { project_id: number; check_item_id: number; score: number };

/** The terms that a company accepted; never changed. `scope` is blank for acceptances before it was stored. */
export type OutsourcedAcceptanceTable = {
  id: Generated<number>;
  project_id: number;
  accepted_at: Date;
  company_id: number;
  user_id: string;
  version: number;
  price: number;
  add_price: number;
  start_date: string;
  scope: JSONColumnType<AgreedTerm[], string | undefined, string>;
};

/** The newest change of what was agreed that a user has opened. */
export type OutsourcedChangeReadingTable = {
  project_id: number;
  user_id: string;
  change_id: number;
  read_at: Date;
};

/** A winner's confirmation of the changes up to one, or an objection with its answer. */
export type OutsourcedChangeResponseTable = {
  id: Generated<number>;
  project_id: number;
  acceptance_id: number;
  kind: ResponseKind;
  change_id: number;
  user_id: string;
  created_at: Date;
  objection: Generated<string>;
  /** When an objection was answered, or ended because the winner confirmed the changes. */
  closed_at: Date | null;
  answer: Generated<string>;
  answered_by: string | null;
};

/** Live projects per winner and status; maintained by a trigger. */
export type OutsourcedTallyTable = { choice_company_id: number | null; status: ProjectStatus; total: number };

/**
 * Projects per month of invoice (its first day), winner and state, with their sum in whole won. Maintained by a
 * trigger.
 */
export type InvoiceTallyTable = {
  month: string;
  choice_company_id: number | null;
  status: ProjectStatus;
  total: number;
  amount: number;
};

/** Tables that this area alone writes. */
export type OutsourcedTables = {
  invoice_tally: InvoiceTallyTable;
  outsourced_acceptance: OutsourcedAcceptanceTable;
  outsourced_change_reading: OutsourcedChangeReadingTable;
  outsourced_change_response: OutsourcedChangeResponseTable;
  outsourced_material: OutsourcedMaterialTable;
  outsourced_photo: OutsourcedPhotoTable;
  outsourced_pm: OutsourcedPmTable;
  outsourced_project: OutsourcedProjectTable;
  outsourced_score: OutsourcedScoreTable;
  outsourced_start_date: OutsourcedStartDateTable;
  outsourced_tally: OutsourcedTallyTable;
};
