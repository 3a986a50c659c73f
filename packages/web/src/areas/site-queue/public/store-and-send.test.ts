import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { sessionTrouble } from '#lib/session-end.ts';
import { idOf, message, USER } from '#test-kit/queue-entries.ts';
import { stubDatabase } from '#test-kit/stub-database.ts';
import { sendAgain, sendQueue } from '../parts/sender/send-queue.ts';
import { listEntries } from '../parts/store/entries.ts';
import { enqueue } from './enqueue.ts';
import { storeAndSend } from './store-and-send.ts';

const left = async (): Promise<number[]> => (await listEntries()).map(({ entryId }) => Number(entryId.slice(-12)));

let requests: number[] = [];
/** What stood on the device when the server was asked. */
let onDevice: number[][] = [];
let answer: (number: number) => { status: number; body: object } | 'silence' = () => DONE;
const DONE = { status: 200, body: { data: [{}], message: '' } };

/** A server that may accept a request and never answer it. */
async function fetchMock(_: string, { body, signal }: { body: string; signal: AbortSignal }): Promise<Response> {
  const number = Number(String(JSON.parse(body).EntryId).slice(-12));
  requests.push(number);
  if ('indexedDB' in globalThis) onDevice.push(await left());
  const given = answer(number);
  if (given !== 'silence') return new Response(JSON.stringify(given.body), { status: given.status });
  return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

/** Lets time pass in small steps, between which the database of the stand-in does its work. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 500) {
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    await vi.advanceTimersByTimeAsync(500);
  }
}

beforeEach(async () => {
  await stubDatabase();
  vi.stubGlobal('fetch', fetchMock);
  storeSession(USER);
  [requests, onDevice] = [[], []];
  answer = () => DONE;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('what is pressed is on the device before the server is asked, and leaves it with the answer', async () => {
  expect(await storeAndSend(message(1))).toBe('sent');
  expect([onDevice, await left()]).toEqual([[[1]], []]);
});

it('a refusal is shown to the page that made the entry, and nothing of it is kept', async () => {
  answer = () => ({ status: 409, body: { code: 'SITE_CLOSED', message: '닫혔습니다.', field: 'AwardId' } });
  await expect(storeAndSend(message(1))).rejects.toMatchObject({
    status: 409,
    code: 'SITE_CLOSED',
    message: '닫혔습니다.',
    field: 'AwardId',
  });
  expect(await left()).toEqual([]);
});

it('after the session has ended it asks for the password over the page, and sends the entry then (D-13)', async () => {
  answer = () => ({ status: 401, body: { code: 'LOGIN_REQUIRED', message: '로그인이 필요합니다.' } });
  const pressed = storeAndSend(message(1));
  await pass(1_000);
  const trouble = sessionTrouble.get();
  expect([trouble?.kind, await left()]).toEqual(['ended', [1]]);
  answer = () => DONE;
  if (trouble?.kind === 'ended') trouble.settle(true);
  await pass(1_000);
  expect([await pressed, await left()]).toEqual(['sent', []]);
});

it('behind older entries of its award an entry waits, and the page goes on', async () => {
  answer = () => ({ status: 503, body: {} });
  await enqueue(message(1));
  await sendQueue();
  expect(await storeAndSend(message(2))).toBe('kept');
  expect(await left()).toEqual([1, 2]);
});

it('on a line that never answers the page goes on after 3 s, the try ends after 15 s, and the next one goes', async () => {
  answer = (number) => (number === 1 ? 'silence' : DONE);
  const pressed = storeAndSend(message(1));
  await pass(2_500);
  expect(await Promise.race([pressed, 'open'])).toBe('open');
  await pass(1_000);
  expect(await pressed).toBe('kept');
  await enqueue(message(2));
  await pass(10_500);
  expect(requests).toEqual([1]);
  await pass(2_000);
  expect([requests, await left()]).toEqual([[1, 2], [1]]);
  expect(await listEntries()).toMatchObject([{ state: 'waiting', tries: 1, lastError: '신호가 약해 답이 없음' }]);
});

it('two silences in a row end the round, and sending everything again begins at once', async () => {
  answer = () => 'silence';
  for (const number of [1, 2, 3]) await enqueue(message(number));
  await pass(29_000);
  expect(requests).toEqual([1, 2]);
  // Each gets its turn: the third one before those that were tried.
  await pass(2_000);
  void sendQueue({ atOnce: true });
  await pass(1_000);
  expect(requests).toEqual([1, 2, 3]);
  answer = () => DONE;
  const sent = sendAgain(await listEntries());
  await pass(1_000);
  await sent;
  expect(await left()).toEqual([]);
});

it('a device that stores nothing sends at once, and says so when nobody answers', async () => {
  vi.stubGlobal('indexedDB', undefined);
  Reflect.deleteProperty(globalThis, 'indexedDB');
  expect(await storeAndSend(message(1))).toBe('sent');
  answer = () => 'silence';
  const pressed = storeAndSend({ ...message(2), entryId: idOf(2) });
  const refused = expect(pressed).rejects.toMatchObject({ status: 0 });
  await pass(15_500);
  await refused;
});
