import type { RawBuilder } from 'kysely';
import type { Counted } from './find-total.ts';

/** What a list of one kind of project needs to know of it. */
export type ListKind<Row> = Counted & {
  /** Statement that reads the projects of `ids` in the order asked for. */
  rows: (ids: readonly number[] | RawBuilder<unknown>, oldestFirst: boolean) => RawBuilder<Row>;
};
