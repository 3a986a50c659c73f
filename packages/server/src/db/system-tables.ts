import type { Generated, JSONColumnType } from 'kysely';
import type { Noticed } from '#process/installation.ts';

/** Stored response of a write, for repeats with the same key (wire.md, Answers). */
export type IdempotencyKeyTable = {
  user_id: string;
  key: string;
  /** Hash of the call and its request; null in old rows, which were not bound to a request. */
  request_hash: string | null;
  status: number;
  body: JSONColumnType<object>;
  created_at: Generated<Date>;
};

/** When a job last ran in any process, and what it removed. Backups and drills are here as well. */
export type JobRunTable = {
  name: string;
  ran_at: Date;
  counts: JSONColumnType<Record<string, number>, string | undefined, string>;
};

/** A job that waits for a right clock or for permission. `allowed` is the number of rows that may go. */
export type JobHoldTable = {
  name: string;
  reason: 'ahead' | 'behind' | 'cap';
  since: Date;
  seen_at: Date;
  what: Generated<string>;
  due: Generated<number>;
  total: Generated<number>;
  allowed: Generated<number | null>;
  allowed_by: Generated<string>;
};

/**
 * A process that serves. `key_ids` are those of its APP_KEYS, the writing one first; `observed` is what it noticed.
 */
export type ServingProcessTable = {
  id: string;
  version: string;
  key_ids: string[];
  started_at: Generated<Date>;
  seen_at: Generated<Date>;
  observed: JSONColumnType<Partial<Noticed>, string | undefined, string>;
};

/** How much a user may still do; `granted` is the last grant. */
export type CallAllowanceTable = { user_id: string; kind: string; granted: number; rest: number; at: Date };

/** Tables of the server itself, which belong to no area: db, http and jobs write them. */
export type SystemTables = {
  idempotency_key: IdempotencyKeyTable;
  job_run: JobRunTable;
  job_hold: JobHoldTable;
  serving_process: ServingProcessTable;
  call_allowance: CallAllowanceTable;
};
