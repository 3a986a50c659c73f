import type { Generated, JSONColumnType } from 'kysely';

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

/** When a job last ran in any process. */
export type JobRunTable = { name: string; ran_at: Date };

/** How much a user may still do; `granted` is the last grant. */
export type CallAllowanceTable = { user_id: string; kind: string; granted: number; rest: number; at: Date };

/** Tables of the server itself, which belong to no area: db, http and jobs write them. */
export type SystemTables = {
  idempotency_key: IdempotencyKeyTable;
  job_run: JobRunTable;
  call_allowance: CallAllowanceTable;
};
