import { beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import type { OpenStream, StreamNews } from './own-stream.ts';
import { sharedStream } from './shared-stream.ts';

type Waiting = { name: string; work: () => Promise<void>; isAborted: () => boolean };

/** The locks of a browser: one tab holds that of a name, the others wait in order. */
function fakeLocks() {
  const queue: Waiting[] = [];
  const taken = new Set<string>();
  const next = async (): Promise<void> => {
    const first = queue.find(({ name, isAborted }) => !taken.has(name) && !isAborted());
    if (first === undefined) return;
    queue.splice(queue.indexOf(first), 1);
    taken.add(first.name);
    await first.work();
    taken.delete(first.name);
    await next();
  };
  const request = async (name: string, { signal }: { signal: AbortSignal }, work: () => Promise<void>) => {
    queue.push({ name, work, isAborted: () => signal.aborted });
    void next();
  };
  return { request };
}

/** The channels of a browser: a message reaches all others of the same name. */
function fakeChannels() {
  const open = new Set<Channel>();
  class Channel {
    onmessage: ((event: { data: unknown }) => void) | null = null;
    name: string;
    constructor(name: string) {
      this.name = name;
      open.add(this);
    }
    postMessage(data: unknown): void {
      for (const channel of open) if (channel !== this && channel.name === this.name) channel.onmessage?.({ data });
    }
    close = () => open.delete(this);
  }
  return Channel;
}

/** The streams that were opened, with what tells their news. */
let streams: { onNews: (news: StreamNews) => void; isOpen: boolean }[];
const own: OpenStream = (onNews) => {
  const stream = { onNews, isOpen: true };
  streams.push(stream);
  return () => {
    stream.isOpen = false;
  };
};
const openTab = (name = 'events') => {
  const news: StreamNews[] = [];
  const close = sharedStream(name, own)((one) => news.push(one));
  return { news, close };
};
const openStreams = () => streams.filter(({ isOpen }) => isOpen).length;
const settle = () => new Promise((done) => setTimeout(done));

const OPEN = { kind: 'open', spanMs: 0 } as const;
const CHANGE = { kind: 'event', name: 'project', data: '7' } as const;

beforeEach(() => {
  streams = [];
  vi.stubGlobal('navigator', { locks: fakeLocks() });
  vi.stubGlobal('BroadcastChannel', fakeChannels());
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
});

it('the tabs of a browser hear of everything over one stream (D-643)', () => {
  const tabs = [openTab(), openTab(), openTab()];
  streams[0]?.onNews(OPEN);
  streams[0]?.onNews(CHANGE);
  expect(streams).toHaveLength(1);
  expect(tabs.map(({ news }) => news)).toEqual([
    [OPEN, CHANGE],
    [OPEN, CHANGE],
    [OPEN, CHANGE],
  ]);
});

it('a later tab learns the state, and the others hear nothing of its question', () => {
  const [first, second] = [openTab(), openTab()];
  streams[0]?.onNews({ kind: 'open', spanMs: 9000 });
  const third = openTab();
  expect(third.news).toEqual([OPEN]);
  expect([first.news.length, second.news.length]).toEqual([1, 1]);
  streams[0]?.onNews({ kind: 'lost' });
  expect(openTab().news).toEqual([{ kind: 'lost' }]);
});

it('when the tab with the stream closes it, one other opens one, and all hear that it is open', async () => {
  const [first, second, third] = [openTab(), openTab(), openTab()];
  streams[0]?.onNews(OPEN);
  first.close();
  await settle();
  expect([streams.length, openStreams()]).toEqual([2, 1]);
  streams[1]?.onNews(OPEN);
  streams[1]?.onNews(CHANGE);
  expect(second.news).toEqual([OPEN, OPEN, CHANGE]);
  expect(third.news).toEqual([OPEN, OPEN, CHANGE]);
  expect(first.news).toEqual([OPEN]);
});

it('a tab that closes while it waits never opens a stream', async () => {
  const [first, second] = [openTab(), openTab()];
  second.close();
  first.close();
  await settle();
  expect([streams.length, openStreams()]).toEqual([1, 0]);
});

it('tabs of another user have their own stream', () => {
  openTab('events pm1');
  const other = openTab('events hanbit1');
  streams[0]?.onNews(CHANGE);
  expect(other.news).toEqual([]);
});

it('only the end of the wait is no failure of the lock', () => {
  let fail: ((error: Error) => void) | undefined;
  const request = () => ({
    catch: (handle: typeof fail) => {
      fail = handle;
    },
  });
  vi.stubGlobal('navigator', { locks: { request } });
  const { close } = openTab();
  expect(() => fail?.(new Error('no lock'))).toThrow('no lock');
  close();
  expect(() => fail?.(new Error('aborted'))).not.toThrow();
});

it('without locks each tab has its own stream', () => {
  vi.stubGlobal('navigator', {});
  const tabs = [openTab(), openTab()];
  streams[0]?.onNews(CHANGE);
  expect(streams).toHaveLength(2);
  expect(tabs.map(({ news }) => news.length)).toEqual([1, 0]);
});
