import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { storeSession } from '#lib/session.ts';
import { idOf, message, photo, USER } from '#test-kit/queue-entries.ts';
import { stubDatabase } from '#test-kit/stub-database.ts';
import { enqueue } from '../../public/enqueue.ts';
import { unsentText } from '../../public/unsent-text.ts';
import { listEntries, SENDING_MS } from '../store/entries.ts';
import { sha256Of } from '../store/sha256.ts';
import { readUnsent } from '../store/unsent.ts';
import { sendAgain, sendQueue, sentPercent } from './send-queue.ts';
import { sentEntries } from './sent-entries.ts';

type Answer = { status: number; body: object } | 'lost';
const DONE: Answer = { status: 200, body: { data: [{}], message: '' } };
const refusal = (status: number, code: string): Answer => ({ status, body: { code, message: `${code}입니다.` } });

let sent: string[] = [];
let answers: (number: number) => Answer = () => DONE;

/** A server that answers by the number of the entry. */
const fetchMock = async (_: string, { body }: { body: string | FormData }): Promise<Response> => {
  const id = String(body instanceof FormData ? body.get('EntryId') : JSON.parse(body).EntryId);
  sent.push(id);
  const answer = answers(Number(id.slice(-12)));
  if (answer === 'lost') throw new TypeError('network');
  return new Response(JSON.stringify(answer.body), { status: answer.status });
};

/** A request with files that the same server answers, after half of it was reported as sent. */
class FormRequest {
  readonly upload: { onprogress?: (event: object) => void } = {};
  status = 0;
  responseText = '';
  onload = () => undefined;
  onerror = () => undefined;
  open(): void {}
  getResponseHeader(): null {
    return null;
  }
  async send(body: FormData): Promise<void> {
    this.upload.onprogress?.({ lengthComputable: true, loaded: 1, total: 2 });
    try {
      const answer = await fetchMock('', { body });
      this.status = answer.status;
      this.responseText = await answer.text();
    } catch {
      return this.onerror();
    }
    this.onload();
  }
}

const numbersSent = (): number[] => sent.map((id) => Number(id.slice(-12)));
const left = async (): Promise<number[]> => (await listEntries()).map(({ entryId }) => Number(entryId.slice(-12)));

beforeEach(async () => {
  await stubDatabase();
  vi.stubGlobal('fetch', fetchMock);
  vi.stubGlobal('XMLHttpRequest', FormRequest);
  storeSession(USER);
  sent = [];
  answers = () => 'lost';
});
afterEach(() => vi.unstubAllGlobals());

it('entries of an award go in their order, and one that waits holds up those behind it', async () => {
  for (const number of [1, 2, 3]) await enqueue(message(number));
  await enqueue(message(4, 6));
  await sendQueue();
  answers = (number) => (number === 2 ? refusal(503, 'SERVER_ERROR') : DONE);
  sent = [];
  await sendQueue({ atOnce: true });
  expect(numbersSent()).toEqual([1, 2, 4]);
  expect(await left()).toEqual([2, 3]);
  answers = () => DONE;
  await sendQueue({ atOnce: true });
  expect(await left()).toEqual([]);
});

it('a log goes after the photos that it names, however often these failed, and holds up nobody meanwhile', async () => {
  await enqueue(photo(1));
  await enqueue({ ...message(2), kind: 'log', body: { EntryId: idOf(2), Photos: [idOf(1)] } });
  await enqueue(message(3));
  await sendQueue();
  answers = (number) => (number === 1 ? refusal(503, 'SERVER_ERROR') : DONE);
  for (let tries = 0; tries < 5; tries += 1) await sendQueue({ atOnce: true });
  expect(await left()).toEqual([1, 2]);
  expect(numbersSent()).not.toContain(2);
  answers = (number) => (number === 1 ? refusal(409, 'PHOTO_COUNT') : refusal(400, 'PHOTO_UNKNOWN'));
  await sendQueue({ atOnce: true });
  expect(await listEntries()).toMatchObject([
    { kind: 'photo', state: 'refused', refusal: 'PHOTO_COUNT' },
    { kind: 'log', state: 'refused', refusal: 'PHOTO_UNKNOWN', lastError: 'PHOTO_UNKNOWN입니다.' },
  ]);
});

it('after a failure an entry waits for its pause, unless somebody asks at once', async () => {
  await enqueue(message(1));
  await sendQueue();
  const before = sent.length;
  await sendQueue();
  expect(sent).toHaveLength(before);
  const [entry] = await listEntries();
  expect(entry).toMatchObject({ state: 'waiting', lastError: '전송 실패' });
  expect(entry?.nextAt).toBeGreaterThan(Date.now());
  answers = () => DONE;
  await sendQueue({ atOnce: true });
  expect(await left()).toEqual([]);
});

it('tries of a device without a connection do not lengthen the pause', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await enqueue(message(1));
  await sendQueue();
  await sendQueue({ atOnce: true });
  expect(await listEntries()).toMatchObject([{ tries: 0, nextAt: 0, lastError: '전송 실패' }]);
  vi.restoreAllMocks();
});

it('what the server will never take stays with its reason, and holds up nobody', async () => {
  await enqueue(message(1));
  await enqueue(message(2));
  await sendQueue();
  answers = (number) => (number === 1 ? refusal(409, 'SITE_CLOSED') : DONE);
  await sendQueue({ atOnce: true });
  const { own } = await readUnsent();
  expect(own).toMatchObject([{ title: '글 1', state: 'refused', lastError: 'SITE_CLOSED입니다.' }]);
  sent = [];
  await sendQueue({ atOnce: true });
  expect(sent).toEqual([]);
  answers = () => DONE;
  await sendAgain(own);
  expect(await left()).toEqual([]);
});

it('a photo leaves the device only after an answer with its length and its SHA-256', async () => {
  await enqueue(photo(1));
  await sendQueue();
  const [entry] = await listEntries();
  answers = () => ({ status: 200, body: { data: [{ photoId: 1, bytes: entry?.bytes, sha256: 'other' }] } });
  await sendQueue({ atOnce: true });
  const { own } = await readUnsent();
  expect(own).toMatchObject([{ state: 'refused', lastError: '서버가 받은 사진이 기기의 것과 다릅니다.' }]);
  answers = () => ({ status: 200, body: { data: [{ photoId: 1, bytes: entry?.bytes, sha256: entry?.sha256 }] } });
  await sendAgain(own);
  expect(await left()).toEqual([]);
});

it('while a photo is sent its percent is told, and afterwards it stands among what was sent', async () => {
  await enqueue(photo(1));
  await sendQueue();
  const [entry] = await listEntries();
  const percents: number[] = [];
  const stop = sentPercent.subscribe(() => percents.push(sentPercent.get()));
  answers = () => ({ status: 200, body: { data: [{ photoId: 1, bytes: entry?.bytes, sha256: entry?.sha256 }] } });
  await sendQueue({ atOnce: true });
  stop();
  expect(percents).toEqual([50, 0]);
  expect(sentEntries.get()[0]).toMatchObject({ kind: 'photo', title: '글 1', userId: 'hanbit1' });
});

it('an ended session and another user keep the queue, and others see only a number', async () => {
  await enqueue(message(1));
  await sendQueue();
  answers = () => refusal(401, 'LOGIN_REQUIRED');
  await sendQueue({ atOnce: true });
  expect(await left()).toEqual([1]);
  storeSession({ ...USER, UserId: 'daon1' });
  sent = [];
  await sendQueue({ atOnce: true });
  expect(sent).toEqual([]);
  expect(await readUnsent()).toEqual({ own: [], idle: [], others: 1 });
  storeSession(USER);
  answers = () => DONE;
  await sendQueue({ atOnce: true });
  expect(await left()).toEqual([]);
});

it('what names a photo waits for it, also after many failures and behind a refused one', async () => {
  await enqueue(photo(1));
  await enqueue({ ...message(2), needs: [idOf(1), idOf(9)] });
  for (let round = 0; round < 6; round += 1) await sendQueue({ atOnce: true });
  answers = () => DONE;
  sent = [];
  // The pause of the photo is not over yet.
  await sendQueue();
  expect(numbersSent()).toEqual([]);
  answers = (number) => (number === 1 ? refusal(409, 'PHOTO_COUNT') : DONE);
  await sendQueue({ atOnce: true });
  expect(await left()).toEqual([1, 2]);
  const [first] = await listEntries();
  answers = (number) =>
    number === 1 ? { status: 200, body: { data: [{ bytes: first?.bytes, sha256: first?.sha256 }] } } : DONE;
  sent = [];
  await sendAgain((await readUnsent()).own.slice(0, 1));
  expect([numbersSent(), await left()]).toEqual([[1, 2], []]);
});

it('after seven days an entry is kept for its owner, but not sent by itself', async () => {
  await enqueue(message(1));
  await sendQueue();
  answers = () => DONE;
  sent = [];
  const now = vi.spyOn(Date, 'now').mockReturnValue(Date.now() + SENDING_MS + 1000);
  await sendQueue({ atOnce: true });
  expect([sent, await left()]).toEqual([[], [1]]);
  await sendAgain(await listEntries());
  expect(await left()).toEqual([]);
  now.mockRestore();
});

it('the same entry is stored once', async () => {
  await Promise.all([enqueue(photo(1)), enqueue(photo(1))]);
  expect(await left()).toEqual([1]);
});

it('the strip counts photos, and other entries only without one', async () => {
  expect(unsentText([])).toBe('');
  expect(unsentText([{ kind: 'message' }])).toBe('미전송 1건');
  expect(unsentText([{ kind: 'message' }, { kind: 'photo' }, { kind: 'photo' }])).toBe('미전송 2장');
});

it('SHA-256 is the same with and without that of the browser', async () => {
  const bytes = new TextEncoder().encode('현장').buffer;
  vi.stubGlobal('isSecureContext', true);
  const own = await sha256Of(bytes);
  vi.stubGlobal('isSecureContext', false);
  expect(await sha256Of(bytes)).toBe(own);
  expect(own).toMatch(/^[0-9a-f]{64}$/);
});
