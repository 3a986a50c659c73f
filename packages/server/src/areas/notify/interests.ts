import type { interestCalls } from '@portal/contract/areas/notify/interest-calls';
import { NAME_LISTS } from '@portal/contract/areas/reference/kinds';
import { toYesNo } from '@portal/contract/core/formats';
import { findDeletedName } from '#areas/audit/public/deleted-name.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuseChoice } from '#refuse-choice.ts';
import { hasChosen, type Interesting, listInterests, listNamed, replaceInterests } from './queries/interests.ts';

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
  const known = await listNamed(db, chosen);
  for (const [field, kind] of [
    ['Areas', 'area'],
    ['Trades', 'trade'],
  ] as const) {
    const isSame = (id: number) => (one: Interesting) => one.kind === kind && one.id === id;
    const valid = [...stored, ...known.filter(({ active }) => active)];
    const invalid = chosen[`${kind}s`].find((id) => !valid.some(isSame(id)));
    if (invalid === undefined) continue;
    refuseChoice(field, known.find(isSame(invalid))?.name ?? (await findDeletedName(db, NAME_LISTS[kind], invalid)));
  }
  await replaceInterests(db, actor.userId, chosen, now());
};
