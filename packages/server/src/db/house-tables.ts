import type { Generated, JSONColumnType } from 'kysely';

/** First answer of a repeated write (wire.md, Answers). */
export type IdempotencyKeyTable = {
  user_id: string;
  key: string;
  /** Hash of the call and its request; null under keys from before they were bound. */
  request_hash: string | null;
  status: number;
  body: JSONColumnType<object>;
  created_at: Generated<Date>;
};

/** When an hourly job last ran, whichever process ran it. */
export type JobRunTable = { name: string; ran_at: Date };

/** How much a user may still do; `granted` is what was taken last. */
export type CallAllowanceTable = { user_id: string; kind: string; granted: number; rest: number; at: Date };

/** Tables of the house itself: written by db, http and jobs. */
export type HouseTables = {
  idempotency_key: IdempotencyKeyTable;
  job_run: JobRunTable;
  call_allowance: CallAllowanceTable;
};
