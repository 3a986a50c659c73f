import { outsourcedProjectCalls } from '@portal/contract/areas/outsourced-projects/calls';
import type { Actor, UserType } from '@portal/contract/core/actor';
import {
  countForPartners,
  countForStaff,
  listForPartners,
  listForStaff,
} from '#areas/outsourced-projects/read-projects.ts';
import type { CallCtx } from '#context.ts';
import type { OpenDatabase } from '#db/connect.ts';

const actorOf = (userType: UserType, companyId: number): Actor => ({
  userId: 'somebody',
  userType,
  userName: '아무개',
  companyId,
  companyName: '',
  companyActive: true,
  permission: '',
  modeAuthority: 'A',
});

/** A staff member. */
export const staff = actorOf('M', 1);

/** A user of a contractor. */
export const partnerOf = (companyId: number): Actor => actorOf('C', companyId);

/** The moment at which waiting work is requested. */
export const NOW = new Date('2026-11-20T06:00:00Z');

const ctxOf = ({ db }: OpenDatabase, actor: Actor) => ({ db, actor, now: () => NOW }) as CallCtx;

/** Requests a list as `actor`, with the fields that a client sends. */
export function listAs(database: OpenDatabase, actor: Actor, fields: Record<string, string | number>) {
  const ctx = ctxOf(database, actor);
  return actor.userType === 'M'
    ? listForStaff(ctx, outsourcedProjectCalls.listForStaff.request.parse(fields))
    : listForPartners(ctx, outsourcedProjectCalls.listForPartners.request.parse(fields));
}

/** Requests the counts of a list's states as `actor`. */
export function countAs(database: OpenDatabase, actor: Actor, fields: Record<string, string | number>) {
  const ctx = ctxOf(database, actor);
  return actor.userType === 'M'
    ? countForStaff(ctx, outsourcedProjectCalls.countForStaff.request.parse(fields))
    : countForPartners(ctx, outsourcedProjectCalls.countForPartners.request.parse(fields));
}
