import { EVENTS_PATH, PROJECT_EVENT, SPAN_EVENT } from '@portal/contract/core/live-events';
import { act, cleanup, renderHook } from '@testing-library/react';
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { eventStream } from './event-stream.ts';
import { useChanges } from './use-changes.ts';

/** Longer than any delay of a reading after one event. */
const SETTLED_MS = 5000;

const streams = new Set<EventTarget>();
class Stream extends EventTarget {
  constructor(path: string) {
    super();
    if (path === EVENTS_PATH) streams.add(this);
  }
  close = () => streams.delete(this);
}

const emit = (type: string, data: string) =>
  act(async () => {
    for (const stream of streams) stream.dispatchEvent(new MessageEvent(type, { data }));
  });
const settle = () => act(async () => vi.advanceTimersByTimeAsync(SETTLED_MS));

/** Watches the projects, and returns the calls so far. */
function watch(more: Partial<Parameters<typeof useChanges>[0]>): () => number {
  const onChange = vi.fn();
  renderHook(() => useChanges({ event: PROJECT_EVENT, ...more }, onChange));
  return () => onChange.mock.calls.length;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('EventSource', Stream);
  onTestFinished(() => {
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
});

it('only what asks for it reads again when the stream of the opened page is there, and once', async () => {
  const [reading, silent] = [watch({ atOpening: true }), watch({})];
  await emit(SPAN_EVENT, '10');
  await emit(SPAN_EVENT, '10');
  await settle();
  expect([reading(), silent()]).toEqual([1, 0]);
});

it('reads after an event, of one record only its own, and while it is off after none', async () => {
  const [all, own, other, off] = [watch({}), watch({ only: 7 }), watch({ only: 8 }), watch({ enabled: false })];
  await emit(SPAN_EVENT, '10');
  await emit(PROJECT_EVENT, '7');
  expect(all()).toBe(0);
  await settle();
  expect([all(), own(), other(), off()]).toEqual([1, 1, 0, 0]);
});

it('what this page has changed itself is read at once', async () => {
  const calls = watch({ only: 7 });
  eventStream.announce(PROJECT_EVENT, '7');
  await act(async () => vi.advanceTimersByTimeAsync(0));
  expect(calls()).toBe(1);
});
