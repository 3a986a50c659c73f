import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { noteServerTime } from '#lib/device/server-clock.ts';
import { storeSession } from '#lib/session.ts';
import { message, USER } from '#test-kit/queue-entries.ts';
import { makeEntry } from '../store/make-entry.ts';
import { sendEntry } from './send-entry.ts';

let bodies: Record<string, unknown>[] = [];
const clocks = (device: string, server: string): void => {
  vi.setSystemTime(`${device}+09:00`);
  noteServerTime(new Date(`${server}+09:00`).toUTCString());
};

beforeEach(() => {
  bodies = [];
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body));
    return new Response(JSON.stringify({ data: [{}] }));
  });
  storeSession(USER);
});
afterEach(() => {
  noteServerTime(new Date().toUTCString());
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an entry tells when it was made by both clocks, however late it goes and whatever the clock says then (D-570)', async () => {
  clocks('2026-12-13T23:58:00', '2026-12-03T23:58:00');
  const { added } = await makeEntry(message(1));
  clocks('2026-12-04T00:20:00', '2026-12-04T00:20:00');
  expect(await sendEntry({ ...added, seq: 1 }, [], () => undefined)).toEqual({ kind: 'sent' });
  expect(bodies).toMatchObject([{ DeviceDtm: '2026-12-13 23:58', DoneDtm: '2026-12-03 23:58:00' }]);
});

it('one that a former page stored without the difference takes that of now', async () => {
  vi.setSystemTime('2026-12-13T23:58:00+09:00');
  const { clockOffset: _, ...former } = (await makeEntry(message(1))).added;
  clocks('2026-12-14T00:20:00', '2026-12-04T00:20:00');
  await sendEntry({ ...former, seq: 1 }, [], () => undefined);
  expect(bodies).toMatchObject([{ DoneDtm: '2026-12-03 23:58:00' }]);
});
