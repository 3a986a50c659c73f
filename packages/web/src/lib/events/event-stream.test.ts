import { RETRY_MS } from '@portal/contract/areas/alarms/feed';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createEventStream } from './event-stream.ts';

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
let events: ReturnType<typeof createEventStream>;
const emit = (type: string, data = '') => streams.at(-1)?.dispatchEvent(new MessageEvent(type, { data }));
const follow = (...names: string[]) => {
  const heard: string[] = [];
  const on = Object.fromEntries(names.map((name) => [name, (data: string) => heard.push(`${name} ${data}`)]));
  const stop = events.follow({ on, onState: (state) => heard.push(state) });
  return { heard, stop };
};

beforeEach(() => {
  vi.useFakeTimers();
  screen = new Screen();
  streams = [];
  vi.stubGlobal('document', screen);
  vi.stubGlobal('window', new EventTarget());
  events = createEventStream(() => {
    const stream = new Stream();
    streams.push(stream);
    return stream;
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is one stream for all that follow it, and each hears its own events', () => {
  const bell = follow('alarm');
  emit('open');
  const record = follow('project', 'alarm');
  emit('project', '7');
  emit('alarm');
  expect(streams).toHaveLength(1);
  expect(bell.heard).toEqual(['open', 'alarm ']);
  expect(record.heard).toEqual(['project 7', 'alarm ']);
});

it('hears events after the stream was opened again', () => {
  const bell = follow('alarm');
  emit('open');
  emit('error');
  vi.advanceTimersByTime(RETRY_MS);
  emit('open');
  emit('alarm', '1');
  expect(streams).toHaveLength(2);
  expect(bell.heard).toEqual(['open', 'lost', 'open', 'alarm 1']);
});

it('says at once that the stream is lost, so that a page opened meanwhile reads again when it is back', () => {
  follow('alarm');
  emit('error');
  const record = follow('project');
  vi.advanceTimersByTime(RETRY_MS);
  emit('open');
  expect(record.heard).toEqual(['lost', 'open']);
});

it('closes when nobody follows it and while the page is hidden, and opens again', () => {
  const bell = follow('alarm');
  emit('open');
  screen.visibilityState = 'hidden';
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(streams[0]?.closed).toBe(true);
  screen.visibilityState = 'visible';
  screen.dispatchEvent(new Event('visibilitychange'));
  expect(streams).toHaveLength(2);
  bell.stop();
  expect(streams[1]?.closed).toBe(true);
  follow('project');
  expect(streams).toHaveLength(3);
});
