import { POLL_SECONDS, RETRY_MS } from '@portal/contract/core/live-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventStream } from '#lib/events/event-stream.ts';
import { fakeStreams } from '#test-kit/fake-streams.ts';
import { listenToAlarmStream } from './alarm-stream.ts';

let page: ReturnType<typeof fakeStreams>;
let stop: () => void;
const onChange = vi.fn();
const onRoom = vi.fn();
const emit = (type: string, data?: string) => page.emit(type, data);

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
  onRoom.mockReset();
  page = fakeStreams();
  stop = listenToAlarmStream(onChange, { room: onRoom }, createEventStream(page.open));
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('calls back when the stream opens and for each event, but only once more for a burst', () => {
  emit('open');
  expect(onChange).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  for (let count = 0; count < 50; count += 1) emit('alarm');
  vi.advanceTimersByTime(1000);
  expect(onChange).toHaveBeenCalledTimes(3);
});

it('opens a lost stream again with growing delays, and calls back as soon as it is open', () => {
  emit('open');
  emit('error');
  expect(page.streams[0]?.closed).toBe(true);
  vi.advanceTimersByTime(RETRY_MS);
  expect(page.streams).toHaveLength(2);
  emit('error');
  vi.advanceTimersByTime(RETRY_MS - 1);
  expect(page.streams).toHaveLength(2);
  vi.advanceTimersByTime(RETRY_MS + 1);
  expect(page.streams).toHaveLength(3);
  onChange.mockReset();
  emit('open');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('polls every minute without a stream, and stops once there is one (D-34)', () => {
  for (let second = 0; second < POLL_SECONDS * 2; second += 1) {
    if (page.streams.at(-1)?.closed === false) emit('error');
    vi.advanceTimersByTime(1000);
  }
  expect(onChange).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_000);
  emit('open');
  onChange.mockReset();
  vi.advanceTimersByTime(POLL_SECONDS * 3000);
  expect(onChange).not.toHaveBeenCalled();
});

it('closes the stream while the page is hidden', () => {
  emit('open');
  page.show('hidden');
  expect(page.streams[0]?.closed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(page.streams).toHaveLength(1);
  page.show('visible');
  expect(page.streams).toHaveLength(2);
});

it('does nothing after it was stopped', () => {
  emit('open');
  emit('error');
  stop();
  onChange.mockReset();
  vi.advanceTimersByTime(600_000);
  expect(page.streams).toHaveLength(1);
  expect(onChange).not.toHaveBeenCalled();
});

it('passes other events on, and calls their handlers without data when the stream is open again', () => {
  emit('room', '3');
  emit('room', '4');
  expect(onRoom.mock.calls).toEqual([['3'], ['4']]);
  expect(onChange).not.toHaveBeenCalled();
  emit('open');
  expect(onRoom).toHaveBeenLastCalledWith('');
});
