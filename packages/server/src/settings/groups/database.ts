import { z } from 'zod';
import { explained } from '../explained.ts';
import { choiceField } from '../fields.ts';

/** Which database the portal uses, and by which accounts and connections. */
export const databaseSettings = {
  DATABASE_URL: explained(
    z.string().optional(),
    [
      '`postgres://…`: the address of a PostgreSQL server of your own, version 15 or newer, with a database in UTF8.',
      'Several processes may share it.',
      'In an address, `#`, `/`, `@` and `:` of a password are written `%23`, `%2F`, `%40` and `%3A`.',
    ],
    'none: the embedded database, a PostgreSQL 18 that comes with the packages for Linux with glibc and for macOS',
  ),
  EMBEDDED_DATABASE: explained(choiceField(['0', '1']).optional(), [
    '`1` asks for the embedded database, which production without `DATABASE_URL` does not use otherwise.',
    'It cannot be combined with `DATABASE_URL`; with `0` the portal does not start without one.',
  ]),
  MIGRATE_DATABASE_URL: explained(z.string().optional(), [
    'The address of the same database for the account that owns the tables.',
    'It migrates, gives the account of `DATABASE_URL` its rights, and creates the tables of a `restore`.',
    'In production these are two accounts ([operations](operations.md#two-database-accounts)).',
  ]),
  LISTEN_DATABASE_URL: explained(
    z.string().optional(),
    [
      'The address of the same database without a pooler in between.',
      'Each process keeps one connection there to learn of live events; migrations, commands and backups use it too.',
    ],
    'the value of `DATABASE_URL`',
  ),
  READ_DATABASE_URL: explained(z.string().optional(), [
    'The address of a standby of the same database, which serves Excel, the overview and the search.',
    'While it cannot be reached, or is more than 30 seconds behind, these are read from `DATABASE_URL`',
    '([operations](operations.md#a-standby-for-reading)).',
  ]),
  PREPARED: explained(choiceField(['on', 'off']).default('on'), [
    '`on` or `off`: whether statements are prepared under a name.',
    'Set `off` behind a pooler in transaction mode that loses these names, which is PgBouncer before 1.21.',
  ]),
};
