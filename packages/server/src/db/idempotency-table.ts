import type { Generated, JSONColumnType } from 'kysely';

/** First answer of a repeated write (wire.md, Answers). */
export type IdempotencyKeyTable = {
  user_id: string;
  key: string;
  status: number;
  body: JSONColumnType<object>;
  created_at: Generated<Date>;
};
