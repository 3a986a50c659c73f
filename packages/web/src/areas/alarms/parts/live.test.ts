import { POLL_SECONDS, RETRY_MS } from '@portal/contract/areas/alarms/feed';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { listenLive } from './live.ts';

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
const onNews = vi.fn();
const onRoom = vi.fn();
const say = (type: string, data?: string) =>
  streams.at(-1)?.dispatchEvent(data === undefined ? new Event(type) : new MessageEvent(type, { data }));

beforeEach(() => {
  vi.useFakeTimers();
  onNews.mockReset();
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
  stop = listenLive(onNews, open, { room: onRoom });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('tells when the stream is open and at each event, a burst as one more', () => {
  say('open');
  expect(onNews).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(1000);
  for (let told = 0; told < 50; told += 1) say('alarm');
  vi.advanceTimersByTime(1000);
  expect(onNews).toHaveBeenCalledTimes(3);
});

it('opens a lost stream again, later and later, and tells as soon as it is open', () => {
  say('open');
  say('error');
  expect(streams[0]?.closed).toBe(true);
  vi.advanceTimersByTime(RETRY_MS);
  expect(streams).toHaveLength(2);
  say('error');
  vi.advanceTimersByTime(RETRY_MS - 1);
  expect(streams).toHaveLength(2);
  vi.advanceTimersByTime(RETRY_MS + 1);
  expect(streams).toHaveLength(3);
  onNews.mockReset();
  say('open');
  expect(onNews).toHaveBeenCalledTimes(1);
});

it('asks every minute while there is no stream, and no more once there is one (D-34)', () => {
  for (let second = 0; second < POLL_SECONDS * 2; second += 1) {
    if (streams.at(-1)?.closed === false) say('error');
    vi.advanceTimersByTime(1000);
  }
  expect(onNews).toHaveBeenCalledTimes(2);
  vi.advanceTimersByTime(30_000);
  say('open');
  onNews.mockReset();
  vi.advanceTimersByTime(POLL_SECONDS * 3000);
  expect(onNews).not.toHaveBeenCalled();
});

it('holds no stream for a page that nobody sees', () => {
  say('open');
  screen.visibilityState = 'hidden';
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(streams[0]?.closed).toBe(true);
  vi.advanceTimersByTime(600_000);
  expect(streams).toHaveLength(1);
  screen.visibilityState = 'visible';
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(2);
});

it('is silent after it was stopped', () => {
  say('open');
  say('error');
  stop();
  onNews.mockReset();
  vi.advanceTimersByTime(600_000);
  expect(streams).toHaveLength(1);
  expect(onNews).not.toHaveBeenCalled();
});

it('hands on what else the stream says, each time, and that something may have been missed once it is open again', () => {
  say('room', '3');
  say('room', '4');
  expect(onRoom.mock.calls).toEqual([['3'], ['4']]);
  expect(onNews).not.toHaveBeenCalled();
  say('open');
  expect(onRoom).toHaveBeenLastCalledWith('');
});
