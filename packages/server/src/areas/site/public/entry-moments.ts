import { entryMoment, statusAt } from '@portal/contract/areas/site/entry-moment';
import { seoulInstant } from '@portal/contract/core/dates';
import type { CallCtx } from '#context.ts';
import type { AwardRecord } from '../queries/awards.ts';

/** The moment that a device sent as a time in Seoul; null when it sent none. */
export const deviceMoment = (time: string): Date | null => (time === '' ? null : new Date(seoulInstant(time)));

/** The moment that counts for an entry of an award (D-570). */
export const momentOf = (ctx: CallCtx, { accepted_at }: AwardRecord, { DoneDtm }: { DoneDtm: string }): Date =>
  entryMoment(DoneDtm, { now: ctx.now(), acceptedAt: accepted_at });

/** The status that the project of an award had at that moment. */
export const statusOf = ({ status, completed_at, invoiced_at }: AwardRecord, moment: Date) =>
  statusAt({ status, completedAt: completed_at, invoicedAt: invoiced_at }, moment);
