import { type RawBuilder, sql } from 'kysely';

/** SQL: whether a column holds a value that another key than this one has encrypted ('v1.key.…'). Not so for NULL. */
export const isSealedByOther = (column: string, keyId: string): RawBuilder<boolean> =>
  sql<boolean>`split_part(${sql.ref(column)}, '.', 2) <> ${keyId}`;
