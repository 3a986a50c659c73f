import type { ReportMaterial, Signer } from '@portal/contract/areas/site-reports/calls';
import type { Absence } from '@portal/contract/areas/site-reports/forms';
import type { ReportState } from '@portal/contract/areas/site-reports/status';
import type { Generated, JSONColumnType } from 'kysely';

/** What stands on the paper besides the report itself, as it was when the report was signed. */
export type PaperFacts = {
  number: string;
  projectName: string;
  place: string;
  companyName: string;
  clientName: string;
  customerName: string;
  period: string;
  people: string;
  keepMonths: number;
};

/** A version of the completion report of an award. */
export type SiteReportTable = {
  id: Generated<number>;
  award_id: number;
  /** Made on the device; a repeat has the same. */
  entry_id: string;
  version: number;
  /** Grows with each save of the draft. */
  revision: Generated<number>;
  state: ReportState;
  summary: string;
  remarks: string;
  materials: JSONColumnType<ReportMaterial[], string, string>;
  saved_by: string | null;
  saved_at: Date;
  /** Made on the device for the signatures. */
  sign_entry_id: string | null;
  signed_by: string | null;
  /** When it was signed. */
  signed_at: Date | null;
  /** When the server got the signatures; null for those of former versions, whose `signed_at` that is. */
  received_at: Date | null;
  absence: Generated<Absence | ''>;
  absence_note: Generated<string>;
  /** The entry of a photo of the award. */
  absence_photo: string | null;
  paper: JSONColumnType<PaperFacts, string | undefined, string | null> | null;
  decided_by: string | null;
  decided_at: Date | null;
  reason: Generated<string>;
  /** The stored PDF; null until it is made, and once it is removed. */
  pdf_name: string | null;
  /** The hash of the PDF, which stays. */
  pdf_sha256: string | null;
  pdf_tries: Generated<number>;
  pdf_tried_at: Date | null;
  blanked_at: Date | null;
};

/** A pair of photos of a version, by their entries. */
export type SiteReportPhotoTable = {
  report_id: number;
  position: number;
  award_id: number;
  before_entry: string | null;
  after_entry: string | null;
  before_caption: string;
  after_caption: string;
};

/** A signature as vectors; blank once its personal data has ended, but for hash and times. */
export type SiteReportSignatureTable = {
  report_id: number;
  signer: Signer;
  name: string;
  role: string;
  strokes: string;
  sha256: string;
  /** What the clock of the device said. */
  device_at: Date | null;
  /** The same by the server's clock. */
  signed_at: Date;
};

/** The single row of the setting '완료보고 필수'. */
type SiteReportSettingTable = { only_one: Generated<boolean>; required: boolean };

/** Tables that this area alone writes. */
export type SiteReportTables = {
  site_report: SiteReportTable;
  site_report_photo: SiteReportPhotoTable;
  site_report_signature: SiteReportSignatureTable;
  site_report_setting: SiteReportSettingTable;
};
