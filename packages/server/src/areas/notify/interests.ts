import type { interestCalls } from '@portal/contract/areas/notify/interest-calls';
import { toYesNo } from '@portal/contract/core/formats';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { hasChosen, type Interesting, listInterests, listInUse, replaceInterests } from './queries/interests.ts';

type Calls = typeof interestCalls;

/** Where and of which trades the caller looks for work (D-424). */
export const readInterest: Handler<Calls['readInterest']> = async ({ db, actor }) => {
  const isChosen = await hasChosen(db, actor.userId);
  const interests = await listInterests(db, actor.userId, isChosen);
  const named = (kind: Interesting['kind']) =>
    interests.filter((one) => one.kind === kind).map(({ id, name }) => ({ id, name }));
  return { areas: named('area'), trades: named('trade'), chosenYN: toYesNo(isChosen) };
};

/** Saves the interests of the caller. What is no longer in use can be kept, but not added. */
export const saveInterest: Handler<Calls['saveInterest']> = async ({ db, actor, now }, { Areas, Trades }) => {
  const chosen = { areas: Areas.map(({ Id }) => Id), trades: Trades.map(({ Id }) => Id) };
  const stored = await listInterests(db, actor.userId, await hasChosen(db, actor.userId));
  const known = [...stored, ...(await listInUse(db, chosen))];
  const isKnown = (kind: Interesting['kind']) => (id: number) =>
    known.some((one) => one.kind === kind && one.id === id);
  if (!chosen.areas.every(isKnown('area'))) refuse('BAD_REQUEST', { field: 'Areas' });
  if (!chosen.trades.every(isKnown('trade'))) refuse('BAD_REQUEST', { field: 'Trades' });
  await replaceInterests(db, actor.userId, chosen, now());
};
