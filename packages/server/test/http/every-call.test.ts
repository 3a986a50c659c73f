import { allCalls } from '@portal/contract/calls';
import { ACTOR_FIELDS, type Actor } from '@portal/contract/core/actor';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { findActor } from '#areas/auth/public/sessions.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const PEOPLE: Person[] = ['admin', 'sales1', 'hanbit1', 'closed1'];

let portal: TestApp;
let actors: Map<Person, Actor>;
beforeAll(async () => {
  portal = await startApp();
  await registerProject(portal);
  actors = new Map();
  for (const person of PEOPLE) {
    const token = (await portal.cookieOf(person)).split('=')[1];
    const actor = await findActor(portal.ctx, token, '127.0.0.1');
    if (actor) actors.set(person, actor);
  }
});
// The rate limits are tested elsewhere.
beforeEach(() => portal.resetLimits());
afterAll(() => portal.close());

const jsonCalls = allCalls.filter((call) => !call.upload && call.method !== 'GET');
const closedCalls = jsonCalls.filter((call) => call.may !== 'open');
const send = async (path: string, payload: string, as?: Person) => {
  const cookie = as ? { cookie: await portal.cookieOf(as) } : {};
  const headers = { 'content-type': 'application/json', ...cookie };
  return portal.app.inject({ method: 'POST', url: `/api/${path}`, payload, headers });
};

/** The required fields of a call, without which the request is malformed for every user. */
const requiredOf = (path: string): string =>
  JSON.stringify({
    ...{ Id: 999_999_999, CommentId: 999_999_999, ParentId: 999_999_999 },
    ...(path.endsWith('materials-yn') ? { Status: 'Y' } : {}),
  });

describe('every call (TH5)', () => {
  it.each(closedCalls.map((call) => [call.path, call] as const))(
    '%s requires a session and an allowed kind of user',
    async (path, call) => {
      expect((await send(path, '{}')).statusCode).toBe(401);
      for (const [person, actor] of actors) {
        const isAllowed = call.may !== 'open' && call.may(actor);
        const reply = await send(path, requiredOf(path), person);
        // An empty request of an allowed user may fail other checks, but is never FORBIDDEN.
        if (!isAllowed) expect([person, reply.json().code]).toEqual([person, 'FORBIDDEN']);
        else expect([person, [200, 400, 403, 404, 409].includes(reply.statusCode)]).toEqual([person, true]);
      }
    },
  );

  it.each(closedCalls.map((call) => [call.path, call] as const))(
    '%s refuses to act for another user named in any field or spelling (D-128)',
    async (path, call) => {
      const [person] = [...actors].find(([, actor]) => call.may !== 'open' && call.may(actor)) ?? [];
      for (const field of [...ACTOR_FIELDS, ...ACTOR_FIELDS.map((name) => name.toUpperCase()), ...call.actorFields]) {
        const sent = { ...JSON.parse(requiredOf(path)), [field]: 'pm2' };
        const reply = await send(path, JSON.stringify(sent), person);
        // Some calls have a required code that fails validation first.
        const refused = call.request.safeParse(sent).success ? [403, 'FORBIDDEN'] : [400, 'BAD_REQUEST'];
        expect([field, reply.statusCode, reply.json().code]).toEqual([field, ...refused]);
      }
    },
  );
});
