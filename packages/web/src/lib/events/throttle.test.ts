import { LATEST_READING_MS } from '@portal/contract/core/live-events';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { throttle } from './throttle.ts';

const MANY_MS = 1500;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it.each([0, 0.5, 0.999])('runs at the latest 3 s after a change, however many follow (D-641)', async (random) => {
  vi.spyOn(Math, 'random').mockReturnValue(random);
  const runs: number[] = [];
  const { ask } = throttle(() => runs.push(Date.now()));
  const start = Date.now();
  for (let step = 0; step < 300; step += 1) {
    ask(MANY_MS);
    await vi.advanceTimersByTimeAsync(100);
  }
  const waits = runs.map((at, index) => at - (runs[index - 1] ?? start));
  expect(runs.length).toBeGreaterThan(9);
  expect(Math.max(...waits)).toBeLessThanOrEqual(LATEST_READING_MS);
  expect(Math.min(...waits)).toBeGreaterThanOrEqual(MANY_MS / 2);
});

it('waits for a slow answer instead of asking anew, and then asks again for what came meanwhile', async () => {
  const answers: (() => void)[] = [];
  const job = vi.fn(() => new Promise<void>((done) => answers.push(done)));
  const { ask } = throttle(job);
  for (let step = 0; step < 50; step += 1) {
    ask(MANY_MS);
    await vi.advanceTimersByTimeAsync(100);
  }
  expect(job).toHaveBeenCalledTimes(1);
  answers[0]?.();
  await vi.advanceTimersByTimeAsync(MANY_MS * 1.5);
  expect(job).toHaveBeenCalledTimes(2);
  answers[1]?.();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).toHaveBeenCalledTimes(2);
});

it('an answer that never comes holds nothing up for longer than ten seconds', async () => {
  const job = vi.fn(() => new Promise<void>(() => undefined));
  const { ask } = throttle(job);
  ask(0);
  await vi.advanceTimersByTimeAsync(1000);
  ask(0);
  await vi.advanceTimersByTimeAsync(9500);
  expect(job).toHaveBeenCalledTimes(2);
});

it('after a pause pages ask at random moments of the whole span (D-640)', async () => {
  const SPAN_MS = 40_000;
  const start = Date.now();
  const moments: number[] = [];
  const pages = Array.from({ length: 1000 }, () => throttle(() => moments.push(Date.now() - start)));
  for (const { ask } of pages) ask(MANY_MS, SPAN_MS);
  await vi.advanceTimersByTimeAsync(SPAN_MS);
  expect(moments).toHaveLength(1000);
  for (let quarter = 0; quarter < 4; quarter += 1) {
    const inQuarter = moments.filter((at) => Math.floor((at * 4) / SPAN_MS) === quarter).length;
    expect(inQuarter).toBeGreaterThan(150);
  }
});

it('a change within such a span is not put off by it', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0.99);
  const job = vi.fn();
  const { ask } = throttle(job);
  ask(MANY_MS, 40_000);
  ask(MANY_MS);
  await vi.advanceTimersByTimeAsync(LATEST_READING_MS);
  expect(job).toHaveBeenCalledTimes(1);
});

it('runs nothing after it was stopped', async () => {
  const job = vi.fn();
  const { ask, stop } = throttle(job);
  ask(0);
  stop();
  ask(0);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(job).not.toHaveBeenCalled();
});
