import { POLL_SECONDS, RETRY_MS } from '@portal/contract/core/live-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStreams } from '#test-kit/fake-streams.ts';
import { createEventStream } from './event-stream.ts';
import { ownStream } from './own-stream.ts';

let page: ReturnType<typeof fakeStreams>;
let events: ReturnType<typeof createEventStream>;
const emit = (type: string, data?: string) => page.emit(type, data);
const follow = () => {
  const received: string[] = [];
  const stop = events.follow({
    onEvent: (name, data) => received.push(`${name} ${data}`),
    onMissed: (spanMs) => received.push(`missed ${spanMs}`),
    onFirstOpen: () => received.push('first open'),
  });
  return { received, stop };
};

beforeEach(() => {
  vi.useFakeTimers();
  page = fakeStreams();
  events = createEventStream(ownStream(page.open));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is one stream for all parts that follow it', () => {
  const bell = follow();
  emit('span', '10');
  const record = follow();
  emit('project', '7');
  emit('alarm');
  expect(page.streams).toHaveLength(1);
  expect(bell.received).toEqual(['first open', 'project 7', 'alarm ']);
  expect(record.received).toEqual(['project 7', 'alarm ']);
});

it('a stream that opens late has missed something, like one that opens again', () => {
  const bell = follow();
  vi.advanceTimersByTime(6000);
  emit('span', '10');
  expect(bell.received).toEqual(['missed 0']);
});

it('a page that is opened hidden has missed something when it is shown, however soon', () => {
  page.show('hidden');
  const bell = follow();
  page.show('visible');
  emit('span', '10');
  expect(bell.received).toEqual(['missed 0']);
});

it('after a loss the parts read again within the longer span of both servers, and a heartbeat changes nothing (D-640)', () => {
  const bell = follow();
  emit('span', '900');
  emit('span', '25000');
  emit('error');
  vi.advanceTimersByTime(RETRY_MS);
  expect(page.streams).toHaveLength(2);
  emit('span', '10');
  emit('span', '20');
  emit('alarm', '1');
  expect(bell.received).toEqual(['first open', 'missed 25000', 'alarm 1']);
});

it('passes on with its span what the server itself may have missed', () => {
  const bell = follow();
  emit('span', '10');
  emit('missed', '4000');
  expect(bell.received).toEqual(['first open', 'missed 4000']);
});

it('opens a lost or refused stream again with growing delays', () => {
  follow();
  emit('error');
  expect(page.streams[0]?.closed).toBe(true);
  vi.advanceTimersByTime(RETRY_MS);
  expect(page.streams).toHaveLength(2);
  emit('error');
  vi.advanceTimersByTime(RETRY_MS - 1);
  expect(page.streams).toHaveLength(2);
  vi.advanceTimersByTime(RETRY_MS + 1);
  expect(page.streams).toHaveLength(3);
});

it('polls every minute without a stream, and stops once there is one (D-34)', () => {
  const bell = follow();
  for (let second = 0; second < POLL_SECONDS * 2; second += 1) {
    if (page.streams.at(-1)?.closed === false) emit('error');
    vi.advanceTimersByTime(1000);
  }
  expect(bell.received).toEqual(['missed 0', 'missed 0']);
  vi.advanceTimersByTime(30_000);
  emit('span', '70');
  vi.advanceTimersByTime(POLL_SECONDS * 3000);
  expect(bell.received).toEqual(['missed 0', 'missed 0', 'missed 70']);
});

it('closes while the page is hidden; shown again, its parts read soon and not within a span', () => {
  const bell = follow();
  emit('span', '5000');
  page.show('hidden');
  expect(page.streams[0]?.closed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(page.streams).toHaveLength(1);
  page.show('visible');
  emit('span', '5000');
  expect(page.streams).toHaveLength(2);
  expect(bell.received).toEqual(['first open', 'missed 0']);
});

it('closes when no part follows it, and opens again', () => {
  const bell = follow();
  emit('error');
  bell.stop();
  vi.advanceTimersByTime(600_000);
  expect(page.streams).toHaveLength(1);
  follow();
  expect(page.streams).toHaveLength(2);
  expect(bell.received).toEqual([]);
});
