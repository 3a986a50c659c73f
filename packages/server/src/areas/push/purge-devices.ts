import { DEVICE_DAYS } from '@portal/contract/areas/push/policy';
import { DAY_MS } from '@portal/contract/core/dates';
import { rowRemoval } from '#db/removal.ts';
import { endedDevices } from './queries/devices.ts';

/** Devices 90 days after their last visit, and those of closed accounts (D-416). */
export const purgeDevices = rowRemoval((ctx) => [endedDevices(new Date(ctx.now().getTime() - DEVICE_DAYS * DAY_MS))]);
