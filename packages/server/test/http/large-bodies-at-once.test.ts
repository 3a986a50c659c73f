import type { AddressInfo } from 'node:net';
import { RICH_LIMIT } from '@portal/contract/core/rich-text';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { LARGE_BODIES_AT_ONCE } from '#http/upload/large-bodies.ts';
import { makeRoom } from '#test-kit/factories/room.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { openRequest } from '../faults/raw-request.ts';

const PEOPLE = ['pm1', 'pm2', 'sales1'] as const satisfies Person[];
const STRANGER = 'admin' satisfies Person;

let portal: TestApp;
let port: number;
let room: number;
beforeAll(async () => {
  portal = await startApp();
  await portal.app.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = portal.app.server.address() as AddressInfo);
  room = await makeRoom(portal, {}, { members: ['pm2', 'sales1'] });
});
afterAll(() => portal.close());

const largePost = (): string => JSON.stringify({ ProjectId: room, Content: 'a'.repeat(1_500_000) });

/** Starts a large post with its first byte. `finish` sends the rest and returns the response. */
async function begin(person: Person) {
  const body = largePost();
  const cookie = await portal.cookieOf(person);
  const headers = { cookie, 'content-type': 'application/json', 'content-length': body.length };
  const request = await openRequest({ port, path: '/api/Project/post-add', headers });
  await request.write(body.slice(0, 1));
  const finish = async (): Promise<number> => {
    await request.write(body.slice(1));
    return (await request.answer).status;
  };
  return { abort: request.abort, finish };
}

const send = async (person: Person): Promise<number> => (await begin(person)).finish();

/** Whether one of a few large posts gets the status: started and broken posts take effect with a delay. */
async function isReached(person: Person, status: number): Promise<boolean> {
  for (let tries = 1; tries < 10; tries += 1) if ((await send(person)) === status) return true;
  return false;
}

const sendUntil = async (person: Person, status: number): Promise<void> =>
  expect.poll(() => isReached(person, status)).toBe(true);

const beginAll = (people: readonly Person[]) => Promise.all(people.map(begin));
const shareOf = (person: Person): Person[] => Array<Person>(LARGE_BODIES_AT_ONCE.ofUser.requests).fill(person);

/** Begins the posts of these people until the next one is refused so. A busy database may refuse the first ones itself. */
async function beginUntilRefused(people: readonly Person[], next: Person, status: number) {
  for (let tries = 1; tries < 5; tries += 1) {
    const begun = await beginAll(people);
    if (await isReached(next, status)) return begun;
    for (const { abort } of begun) abort();
  }
  throw new Error(`nobody was refused with ${status}`);
}

describe('large bodies in transfer (D-202)', () => {
  it('are limited for each user, without an effect on small bodies and other users', async () => {
    const own = await beginUntilRefused(shareOf('pm1'), 'pm1', 429);
    const small = await portal.call('Project/post-add', { ProjectId: room, Content: '<p>작은 글</p>' }, { as: 'pm1' });
    expect(small.status).toBe(200);
    expect(await send('pm2')).toBe(200);
    expect(await Promise.all(own.map(({ finish }) => finish()))).toEqual(own.map(() => 200));
    await sendUntil('pm1', 200);
  });

  it('are limited for all users together', async () => {
    const all = await beginUntilRefused(PEOPLE.flatMap(shareOf), STRANGER, 503);
    expect(all).toHaveLength(LARGE_BODIES_AT_ONCE.ofAll.requests);
    for (const { abort } of all) abort();
    await sendUntil(STRANGER, 404);
  });

  it('no longer count after they break off', async () => {
    for (let round = 0; round < 2; round += 1) {
      for (const { abort } of await beginAll(shareOf('pm1'))) abort();
      await sendUntil('pm1', 200);
    }
  });

  it('may have the size of the largest form without pictures, and no more', async () => {
    const headers = { cookie: await portal.cookieOf('pm1'), 'content-type': 'application/json' };
    const korean = JSON.stringify({ ProjectId: room, Content: '가'.repeat(RICH_LIMIT.stored) });
    const post = (body: string) =>
      fetch(`http://127.0.0.1:${port}/api/Project/post-add`, { method: 'POST', headers, body });
    expect((await post(korean)).status).toBe(200);
    expect((await post(korean + ' '.repeat(RICH_LIMIT.withoutPictures))).status).toBe(413);
  });
});
