import { describe, expect, it } from 'vitest';
import { makeFairQueue, type QueueLimits } from '#process/fair-queue.ts';

/** Work that ends when the test says so. `begun` names the started work in order. */
function startQueue(limits: QueueLimits) {
  const inTurn = makeFairQueue(limits);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const work = (key: string, name: string) =>
    inTurn(
      key,
      () =>
        new Promise<string>((done, fail) => {
          begun.push(name);
          ends.set(name, (error) => (error ? fail(error) : done(name)));
        }),
    );
  const end = async (name: string, error?: Error): Promise<void> => {
    ends.get(name)?.(error);
    await new Promise((soon) => setImmediate(soon));
  };
  return { work, begun, end };
}

describe('a queue with limits', () => {
  it('runs a limited number at once, in turn for each key', async () => {
    const { work, begun, end } = startQueue({ concurrency: 2, maxWaiting: 10 });
    const all = [work('a', 'a1'), work('a', 'a2'), work('a', 'a3'), work('a', 'a4'), work('b', 'b1'), work('c', 'c1')];
    await end('none');
    expect(begun).toEqual(['a1', 'a2']);
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1', 'a4']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'a3', 'b1', 'c1', 'a4']);
    expect(await Promise.all(all)).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
  });

  it('refuses new work when too many wait, and accepts it again later', async () => {
    const { work, begun, end } = startQueue({ concurrency: 1, maxWaiting: 2 });
    const all = [work('a', 'a1'), work('a', 'a2'), work('b', 'b1')];
    await expect(work('c', 'c1')).rejects.toMatchObject({ code: 'UNAVAILABLE', status: 503 });
    await end('a1');
    const later = work('c', 'c2');
    for (const name of ['a2', 'b1', 'c2']) await end(name);
    expect(begun).toEqual(['a1', 'a2', 'b1', 'c2']);
    expect(await Promise.all([...all, later])).toHaveLength(4);
  });

  it('refuses a key with too much waiting work, and no other', async () => {
    const { work, end } = startQueue({ concurrency: 1, maxWaiting: 10, maxWaitingPerKey: 1 });
    const all = [work('a', 'a1'), work('a', 'a2')];
    await expect(work('a', 'a3')).rejects.toMatchObject({ status: 503 });
    const other = work('b', 'b1');
    for (const name of ['a1', 'a2', 'b1']) await end(name);
    expect(await Promise.all([...all, other])).toEqual(['a1', 'a2', 'b1']);
  });

  it('starts the next work when one fails', async () => {
    const { work, end } = startQueue({ concurrency: 1, maxWaiting: 10 });
    const failing = work('a', 'a1');
    const after = work('b', 'b1');
    failing.catch(() => undefined);
    await end('none');
    await end('a1', new Error('no'));
    await end('b1');
    await expect(failing).rejects.toThrow('no');
    expect(await after).toBe('b1');
  });
});
