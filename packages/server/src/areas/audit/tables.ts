import type { ReadingTask, SecurityEventCode } from '@portal/contract/areas/audit/lists';
import type { Generated } from 'kysely';

/** One reading of personal data (D-107, D-161). Rows are never changed. */
export type AccessLogTable = {
  id: Generated<number>;
  at: Date;
  reader_id: string;
  reader_name: string;
  subject_id: string;
  subject_name: string;
  items: string;
  /** Why personal data was taken into a workbook; else ''. */
  reason: Generated<string>;
  address: string;
  task: ReadingTask;
  /** The number of people shown. A reading of one person names them in `subject_id`. */
  subjects: number;
  /** Whether it was at night, on a weekend or on a holiday. */
  odd_time: boolean;
};

/** One change of rights or reference data (TH34, D-133). Rows are never changed. */
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

/** One security event, such as a sign-in or a refusal (TH34). Rows are never changed. */
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
