import type { auditCalls } from '@portal/contract/areas/audit/calls';
import { LOG_EXCERPT } from '@portal/contract/areas/audit/lists';
import type { Handler, Routes } from '#http/handler-types.ts';
import { accessFilterOf, pageAccesses, pageChanges, pageEvents } from './queries/logs.ts';
import { finishReview, readReview } from './review.ts';
import { viewAccess, viewChange, viewEvent } from './view.ts';

type Calls = typeof auditCalls;

/** A page of the access log (D-107, D-161). */
const listAccesses: Handler<Calls['listAccesses']> = async ({ db }, input) => {
  const { rows, totalCount } = await pageAccesses(db, input, accessFilterOf(input));
  return { totalCount, rows: rows.map(viewAccess) };
};

/** A page of the change log of rights and reference data (TH34). */
const listChanges: Handler<Calls['listChanges']> = async ({ db }, input) => {
  const { rows, totalCount } = await pageChanges(db, { ...input, excerpt: LOG_EXCERPT }, input.SearchKey.trim());
  return { totalCount, rows: rows.map(viewChange) };
};

/** A page of the security events, such as sign-ins and refusals (TH34). */
const listEvents: Handler<Calls['listEvents']> = async ({ db }, input) => {
  const filter = { event: input.SearchEvent, keyword: input.SearchKey.trim() };
  const { rows, totalCount } = await pageEvents(db, { ...input, excerpt: LOG_EXCERPT }, filter);
  return { totalCount, rows: rows.map(viewEvent) };
};

/** Handlers of the calls about the logs. */
export const auditRoutes: Routes<Calls> = {
  listAccesses,
  listChanges,
  listEvents,
  readReview,
  finishReview,
};
