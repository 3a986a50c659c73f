import type { SecurityEventCode } from '@portal/contract/areas/audit/lists';
import type { ReadingTask } from '@portal/contract/areas/audit/readings';
import type { Generated } from 'kysely';

/** One reading of personal data: who, when, from where, whose, what for (D-107, D-161). Nobody changes it. */
export type AccessLogTable = {
  id: Generated<number>;
  at: Date;
  reader_id: string;
  reader_name: string;
  subject_id: string;
  subject_name: string;
  items: string;
  address: string;
  task: ReadingTask;
  /** How many people a list showed; of one, `subject_id` says who. */
  subjects: number;
  /** At night, at a weekend, on a holiday. */
  odd_time: boolean;
};

/** One change of rights or reference data (TH34, D-133). Nobody changes it. */
export type ChangeLogTable = {
  id: Generated<number>;
  at: Date;
  user_id: string;
  user_name: string;
  subject: string;
  subject_key: string;
  subject_name: string;
  action: string;
  detail: string;
};

/** What happened at the doors of the portal (TH34). Nobody changes it. */
export type SecurityEventTable = {
  id: Generated<number>;
  at: Date;
  event: SecurityEventCode;
  user_id: string;
  user_name: string;
  address: string;
  detail: string;
};

/** Tables that this area alone writes. */
export type AuditTables = {
  access_log: AccessLogTable;
  change_log: ChangeLogTable;
  security_event: SecurityEventTable;
};
