import { RETRY_MS } from '@portal/contract/core/live-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { fakeStreams } from '#test-kit/fake-streams.ts';
import { createEventStream } from './event-stream.ts';

let page: ReturnType<typeof fakeStreams>;
let events: ReturnType<typeof createEventStream>;
const emit = (type: string, data?: string) => page.emit(type, data);
const follow = (...names: string[]) => {
  const heard: string[] = [];
  const on = Object.fromEntries(names.map((name) => [name, (data: string) => heard.push(`${name} ${data}`)]));
  const stop = events.follow({ on, onState: (state) => heard.push(state) });
  return { heard, stop };
};

beforeEach(() => {
  vi.useFakeTimers();
  page = fakeStreams();
  events = createEventStream(page.open);
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
  expect(page.streams).toHaveLength(1);
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
  expect(page.streams).toHaveLength(2);
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
  page.show('hidden');
  expect(page.streams[0]?.closed).toBe(true);
  page.show('visible');
  expect(page.streams).toHaveLength(2);
  bell.stop();
  expect(page.streams[1]?.closed).toBe(true);
  follow('project');
  expect(page.streams).toHaveLength(3);
});
