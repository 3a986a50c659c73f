import { Employment } from '@portal/contract/areas/employees/codes';
import { type Insertable, type RawBuilder, sql } from 'kysely';
import type { Ctx } from '#context.ts';
import type { Expired } from '#db/removal.ts';
import { isSealedByOther } from '#db/sealed-columns.ts';
import type { PushDeviceTable } from '../tables.ts';

type Db = Ctx['db'];

/** Devices that were used since the last change of their user's credentials. */
const liveDevices = (db: Db) =>
  db
    .selectFrom('push_device as device')
    .innerJoin('portal_user as person', 'person.user_id', 'device.user_id')
    .whereRef('device.credential_version', '=', 'person.credential_version')
    .where('person.deleted_at', 'is', null)
    .where('person.employment', '<>', Employment.Retired);

/** The devices of a user, the last used first. */
export const listDevices = (db: Db, userId: string) =>
  liveDevices(db)
    .selectAll('device')
    .where('device.user_id', '=', userId)
    .orderBy('device.seen_at', 'desc')
    .orderBy('device.id', 'desc')
    .execute();

/** The devices of several users, for sending. */
export const listDevicesOf = (db: Db, userIds: readonly string[]) =>
  liveDevices(db)
    .select(['device.id', 'device.user_id', 'device.endpoint_hash', 'device.subscription_sealed'])
    .where('device.user_id', 'in', userIds)
    .orderBy('device.id')
    .execute();

/** One device of a user. */
export const findDevice = (db: Db, userId: string, id: number) =>
  db.selectFrom('push_device').selectAll().where('user_id', '=', userId).where('id', '=', id).executeTakeFirst();

/** The user agent and the credentials of the session with this token hash. */
export const findSession = (db: Db, sessionHash: Buffer) =>
  db
    .selectFrom('session')
    .select(['device', 'credential_version'])
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst();

/** The device with an address, locked until the transaction ends. */
export const lockDevice = (db: Db, endpointHash: Buffer) =>
  db
    .selectFrom('push_device')
    .select(['user_id', 'subscription_sealed'])
    .where('endpoint_hash', '=', endpointHash)
    .forUpdate()
    .executeTakeFirst();

/** Stores a device, or renews it. An address that another user had belongs to this one from now on. */
export const saveDevice = (db: Db, row: Insertable<PushDeviceTable>) => {
  const { endpoint_hash: _hash, created_at: _made, ...columns } = row;
  return db
    .insertInto('push_device')
    .values(row)
    .onConflict((conflict) => conflict.column('endpoint_hash').doUpdateSet(columns))
    .execute();
};

/** Removes the devices of a user beyond the newest ones. */
export const deleteOldest = (db: Db, userId: string, limit: number) =>
  sql`
    delete from push_device where id in (
      select id from push_device where user_id = ${userId} order by seen_at desc, id desc offset ${limit})`.execute(db);

/** Removes one device of a user. False when there is none. */
export const deleteDevice = async (db: Db, userId: string, id: number): Promise<boolean> =>
  (await db.deleteFrom('push_device').where('user_id', '=', userId).where('id', '=', id).executeTakeFirst())
    .numDeletedRows > 0n;

/** Removes devices that their push services no longer know. */
export const deleteDevices = (db: Db, ids: readonly number[]) =>
  db.deleteFrom('push_device').where('id', 'in', ids).execute();

/** Removes the device of a session. */
export const deleteDeviceOf = (db: Db, sessionHash: Buffer) =>
  db.deleteFrom('push_device').where('session_hash', '=', sessionHash).execute();

/** Removes the devices of a user except the one of this session. */
export const deleteOtherDevices = (db: Db, userId: string, sessionHash: Buffer) =>
  db.deleteFrom('push_device').where('user_id', '=', userId).where('session_hash', '<>', sessionHash).execute();

/** Devices whose last visit was before a moment, and those of closed accounts. */
export const endedDevices = (moment: Date): Expired => ({
  table: 'push_device',
  cap: 'records',
  where: sql`seen_at < ${moment}
    or user_id in (select user_id from portal_user
      where deleted_at is not null or employment = ${sql.lit(Employment.Retired)})`,
});

const selectOutdated = (db: Db, keyId: string) =>
  db.selectFrom('push_device').where(isSealedByOther('subscription_sealed', keyId));

/** Counts subscriptions that are not encrypted with this key. */
export const countOutdated = async (db: Db, keyId: string): Promise<number> =>
  Number(
    (
      await selectOutdated(db, keyId)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow()
    ).count,
  );

/** Locks some subscriptions that are not encrypted with this key. */
export const lockOutdated = (db: Db, keyId: string, most: number) =>
  selectOutdated(db, keyId)
    .select(['id', 'endpoint_hash', 'subscription_sealed'])
    .orderBy('id')
    .limit(most)
    .forUpdate()
    .execute();

/** Stores a subscription that was encrypted again. */
export const updateSubscription = (db: Db, id: number, subscription_sealed: string) =>
  db.updateTable('push_device').set({ subscription_sealed }).where('id', '=', id).execute();

/** SQL: whether a user (`u`) has a device. */
export const hasDevice: RawBuilder<boolean> = sql<boolean>`exists (
  select from push_device device
  where device.user_id = u.user_id and device.credential_version = u.credential_version)`;
