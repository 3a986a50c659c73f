import { PERMISSIONS, type Permission } from '@portal/contract/permissions';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { keyOf, REQUESTS } from './requests/all.ts';
import { ask, fingerprint, PEOPLE, type Stage, setStage } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.portal.close());

/** As another process ends and begins them: nothing tells this one. */
const shiftSessions = (by: '-1 year' | '1 year') =>
  sql`update session set last_seen_at = last_seen_at + ${by}::interval`.execute(stage.portal.ctx.db);

const isRead = ({ call }: Permission): boolean =>
  (call.effect === 'read' || call.effect === 'noted') && call.may !== 'open' && call.answer.form !== 'file';

/** What was begun for a request may outlast its answer. */
const rest = () =>
  expect.poll(() => stage.portal.pool.idleCount === stage.portal.pool.totalCount, { interval: 5 }).toBe(true);

describe('a read for somebody whose session has just ended elsewhere writes nothing (D-128, A-14)', () => {
  it.each(PERMISSIONS.filter(isRead).map((row) => [keyOf(row), row] as const))('%s', async (key, row) => {
    const make = REQUESTS[key] ?? (() => expect.unreachable('no request'));
    const kind = row.allowed.find((one) => PEOPLE[one] !== undefined) ?? expect.unreachable('nobody may');
    const person = PEOPLE[kind];
    const request = await make(stage, person ?? 'sales1');
    expect(await ask(stage, row, request, person), 'so that the process recalls him').toMatchObject({ status: 200 });
    await shiftSessions('-1 year');
    const before = await fingerprint(stage.portal);
    expect(await ask(stage, row, request, person)).toMatchObject({ status: 401 });
    await rest();
    expect(await fingerprint(stage.portal)).toEqual(before);
    await shiftSessions('1 year');
  });
});
