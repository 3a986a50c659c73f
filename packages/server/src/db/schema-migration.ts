import type { Migration } from 'kysely/migration';

/** An index that is made while everybody goes on writing. `on` is what stands behind `on` in the statement. */
export type ConcurrentIndex = { name: string; on: string; unique?: boolean };

/**
 * One step of the schema (docs/migrations.md). It is a transaction of its own with `up`, or `indexes`, which are made
 * outside of one.
 */
export type SchemaMigration =
  | {
      up: Migration['up'];
      /** For a step that takes away: the migration that a program must know, because it no longer needs what goes. */
      requires?: string;
      /** For a new check or unique index: why no row of a program of the version before is refused by it. */
      suits?: string;
    }
  | { indexes: readonly ConcurrentIndex[] };

/**
 * The last migration of the versions that were stopped for an upgrade. All up to this one are done in one transaction,
 * and every program must know them.
 */
export const LAST_WITH_PAUSE = '0055-signing-moments';
