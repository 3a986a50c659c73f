import type { Ctx } from '#context.ts';
import { deleteDeviceOf, deleteOtherDevices } from '../queries/devices.ts';

/** Takes away the device of a session that its user has ended (D-416). */
export async function forgetDevice(db: Ctx['db'], sessionHash: Buffer): Promise<void> {
  await deleteDeviceOf(db, sessionHash);
}

/** Takes away every device of a user but the one of this session. */
export async function forgetOtherDevices(db: Ctx['db'], userId: string, sessionHash: Buffer): Promise<void> {
  await deleteOtherDevices(db, userId, sessionHash);
}
