import type { Generated } from 'kysely';

/** An entry of a short list in its order. */
export type NamedTable = { id: Generated<number>; name: string; position: number; active: Generated<boolean> };

/** Tables that this area alone writes. */
export type ReferenceTables = {
  job_position: NamedTable;
  bank: NamedTable;
  notice_category: NamedTable;
};
