import { PROJECT_EVENT } from '@portal/contract/core/live-events';
import { useQuery } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, onTestFinished, vi } from 'vitest';
import { drawWithQueries } from '#test-kit/draw.tsx';
import { STAFF } from '#test-kit/open-page.tsx';
import { stubStreams } from '#test-kit/stub-streams.ts';
import { useProjectWatch } from './use-project-watch.ts';

type Watched = { id: number; version: number };
const SHOWN: Watched = { id: 7, version: 1 };

type Read = () => Promise<Watched>;

const shown = {
  queryKey: ['watched', 'record', '7', ''],
  queryFn: () => SHOWN,
  initialData: SHOWN,
  staleTime: Infinity,
};

function Page({ read }: { read: Read }) {
  useProjectWatch({ kind: 'watched', event: PROJECT_EVENT, read }, SHOWN, { actor: STAFF });
  const { data } = useQuery<Watched>(shown);
  return <p>{`버전 ${data?.version}`}</p>;
}

it('a change that comes while an older answer is under way is read too, after it (D-211, D-641)', async () => {
  const sendChange = stubStreams(PROJECT_EVENT);
  const answers: ((project: Watched) => void)[] = [];
  drawWithQueries(<Page read={() => new Promise((resolve) => answers.push(resolve))} />);
  await sendChange(7);
  await waitFor(() => expect(answers).toHaveLength(1));
  await sendChange(7);
  answers[0]?.({ id: 7, version: 1 });
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.({ id: 7, version: 2 });
  expect(await screen.findByText('버전 2')).toBeTruthy();
});

it('changes that never end do not keep a slow answer away (D-641)', async () => {
  const sendChange = stubStreams(PROJECT_EVENT);
  const read = vi.fn(async () => {
    await new Promise((done) => setTimeout(done, 700));
    return { id: 7, version: 2 };
  });
  drawWithQueries(<Page read={read} />);
  for (let step = 0; step < 20; step += 1) {
    await sendChange(7);
    await new Promise((done) => setTimeout(done, 100));
  }
  expect(screen.getByText('버전 2')).toBeTruthy();
});

it('a refused stream is asked for again, and the project is read then (D-211)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const streams: EventTarget[] = [];
  class RefusedStream extends EventTarget {
    constructor() {
      super();
      streams.push(this);
    }
    close(): void {}
  }
  vi.stubGlobal('EventSource', RefusedStream);
  onTestFinished(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const read = vi.fn(async () => ({ id: 7, version: 2 }));
  drawWithQueries(<Page read={read} />);
  streams[0]?.dispatchEvent(new Event('error'));
  await vi.advanceTimersByTimeAsync(2000);
  expect([streams.length, read.mock.calls.length]).toEqual([2, 0]);
  streams[1]?.dispatchEvent(new MessageEvent('span', { data: '10' }));
  await vi.advanceTimersByTimeAsync(3000);
  expect([streams.length, read.mock.calls.length]).toEqual([2, 1]);
});
