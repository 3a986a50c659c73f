import { RETENTION_DAYS } from '@portal/contract/areas/notify/kinds';
import { DAY_MS } from '@portal/contract/core/dates';
import { rowRemoval } from '#db/removal.ts';
import { groupsBefore } from './queries/groups.ts';

/** Groups of messages that are no longer kept (D-384). */
export const purgeTalkGroups = rowRemoval((ctx) => [
  groupsBefore(new Date(ctx.now().getTime() - RETENTION_DAYS * DAY_MS)),
]);
