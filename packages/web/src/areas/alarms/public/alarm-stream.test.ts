import { POLL_SECONDS, RETRY_MS } from '@portal/contract/areas/alarms/feed';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventStream } from '#lib/events/event-stream.ts';
import { listenToAlarmStream } from './alarm-stream.ts';

class Stream extends EventTarget {
  closed = false;
  close = () => {
    this.closed = true;
  };
}

class Screen extends EventTarget {
  visibilityState = 'visible';
}

let screen: Screen;
let streams: Stream[];
let stop: () => void;
const onChange = vi.fn();
const onRoom = vi.fn();
const emit = (type: string, data?: string) =>
  streams.at(-1)?.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data }));

beforeEach(() => {
  vi.useFakeTimers();
  onChange.mockReset();
  onRoom.mockReset();
  screen = new Screen();
  streams = [];
  vi.stubGlobal('document', screen);
  vi.stubGlobal('window', new EventTarget());
  const open = () => {
    const stream = new Stream();
    streams.push(stream);
    return stream;
  };
  stop = listenToAlarmStream(onChange, { room: onRoom }, createEventStream(open));
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
  expect(streams[0]?.closed).toBe(true);
  vi.advanceTimersByTime(RETRY_MS);
  expect(streams).toHaveLength(2);
  emit('error');
  vi.advanceTimersByTime(RETRY_MS - 1);
  expect(streams).toHaveLength(2);
  vi.advanceTimersByTime(RETRY_MS + 1);
  expect(streams).toHaveLength(3);
  onChange.mockReset();
  emit('open');
  expect(onChange).toHaveBeenCalledTimes(1);
});

it('polls every minute without a stream, and stops once there is one (D-34)', () => {
  for (let second = 0; second < POLL_SECONDS * 2; second += 1) {
    if (streams.at(-1)?.closed === false) emit('error');
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
  screen.visibilityState = 'hidden';
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(streams[0]?.closed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(streams).toHaveLength(1);
  screen.visibilityState = 'visible';
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(2);
});

it('does nothing after it was stopped', () => {
  emit('open');
  emit('error');
  stop();
  onChange.mockReset();
  vi.advanceTimersByTime(600_000);
  expect(streams).toHaveLength(1);
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
