import type { RetentionKind } from '@portal/contract/areas/retention/kinds';
import type { Generated } from 'kysely';

/** A period that differs from the default of its kind. */
export type RetentionPeriodTable = { kind: RetentionKind; months: number; version: number };

/** What one run blanked of one kind. */
export type RetentionRunTable = {
  id: Generated<number>;
  kind: RetentionKind;
  ran_at: Date;
  months: number;
  total: number;
  first_key: string;
  last_key: string;
};

/** The single row with the moment from which data is blanked. */
export type RetentionStartTable = { only_one: Generated<boolean>; starts_at: Date };

/** Tables that this area alone writes. */
export type RetentionTables = {
  retention_period: RetentionPeriodTable;
  retention_run: RetentionRunTable;
  retention_start: RetentionStartTable;
};
