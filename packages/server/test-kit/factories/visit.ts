import { randomUUID } from 'node:crypto';
import { seoulDay } from '@portal/contract/core/dates';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { makeOrder } from './order.ts';
import { setProject } from './set-project.ts';

/** Makes an order whose chosen day is today. Returns its id. */
export async function makeSite(portal: TestApp, winner: Person = 'hanbit1', changes: object = {}): Promise<number> {
  const Id = await makeOrder(portal, changes, { winner });
  await setProject(portal, Id, { choice_date: seoulDay(portal.clock.now) });
  return Id;
}

/** The award that a project has now, as staff read it. */
export async function awardIdOf(portal: TestApp, Id: number): Promise<number> {
  const { ok, raw, status } = await portal.call('Site/visit-list', { Id }, { as: 'sales1' });
  if (status !== 200) throw new Error(`no award of project ${Id}: ${raw}`);
  return ok.meta.awardId;
}

/** The safety points of a new installation. */
export const SAFETY_POINTS = [
  '안전모, 안전대, 안전화를 착용했습니다',
  '사다리와 비계의 고정 상태를 확인했습니다',
  '전원을 차단하고 잠금 표지를 걸었습니다',
  '통행 구역에 안전띠와 안내판을 놓았습니다',
  '소화기와 비상구의 위치를 알렸습니다',
] as const;

/** The fields of a valid arrival. */
export const arrival = (AwardId: number, changes: object = {}): Record<string, unknown> => ({
  AwardId,
  EntryId: randomUUID(),
  Headcount: 3,
  Points: SAFETY_POINTS,
  ...changes,
});

/** Registers an arrival that must succeed. Returns the id of the visit. */
export async function addVisit(portal: TestApp, Id: number, as: Person = 'hanbit1', changes: object = {}) {
  const body = arrival(await awardIdOf(portal, Id), changes);
  const { ok, raw, status } = await portal.call('Site/visit-arrive', body, { as });
  if (status !== 200) throw new Error(`not arrived: ${raw}`);
  return ok.data[0]?.visitId ?? 0;
}
