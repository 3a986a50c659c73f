import { randomUUID } from 'node:crypto';
import { seoulDay } from '@portal/contract/core/dates';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { awardIdOf } from './visit.ts';

/** The content of a valid log. */
export const logContent = (changes: object = {}): Record<string, unknown> => ({
  Work: '카메라 6대 철거, 6대 설치',
  Headcount: 4,
  ...changes,
});

/** The fields of a valid log of a day. */
export const newLog = (AwardId: number, Day: string, changes: object = {}): Record<string, unknown> => ({
  AwardId,
  Day,
  EntryId: randomUUID(),
  ...logContent(changes),
});

/** Registers the log of today, which must succeed. Returns its id. */
export async function addLog(portal: TestApp, Id: number, changes: object = {}, as: Person = 'hanbit1') {
  const body = newLog(await awardIdOf(portal, Id), seoulDay(portal.clock.now), changes);
  const { ok, raw, status } = await portal.call('Site/log-add', body, { as });
  if (status !== 200) throw new Error(`no log: ${raw}`);
  return ok.data[0]?.logId ?? 0;
}
