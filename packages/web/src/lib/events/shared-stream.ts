import { makeKey } from '#lib/make-key.ts';
import type { OpenStream, StreamNews } from './own-stream.ts';

/** What tabs tell each other: a new tab asks for the state, and the tab with the stream passes its news on. */
type Message = { from: string } | { to: string | null; news: StreamNews };

/**
 * One stream for all tabs of this browser that open it under this name. The tab that holds the lock opens it, and passes
 * its news on. When it closes its stream, the next tab opens one. Without locks, as on a plain http address, each tab has
 * its own (D-643).
 */
export const sharedStream =
  (name: string, own: OpenStream): OpenStream =>
  (onNews) => {
    const locks: LockManager | null | undefined = navigator.locks;
    if (!locks || typeof BroadcastChannel === 'undefined') return own(onNews);
    const tab = makeKey();
    const channel = new BroadcastChannel(name);
    const send = (message: Message) => channel.postMessage(message);
    const leave = new AbortController();
    const follow = ({ data }: MessageEvent<Message>) => {
      if ('news' in data && (data.to === null || data.to === tab)) onNews(data.news);
    };
    const lead = () =>
      new Promise<void>((release) => {
        let state: StreamNews | undefined;
        channel.onmessage = ({ data }: MessageEvent<Message>) => {
          if ('from' in data && state !== undefined) send({ to: data.from, news: state });
        };
        const close = own((news) => {
          // A tab that comes later has missed nothing: it has just been read.
          if (news.kind === 'open') state = { kind: 'open', spanMs: 0 };
          if (news.kind === 'lost') state = news;
          onNews(news);
          send({ to: null, news });
        });
        leave.signal.addEventListener('abort', () => {
          close();
          release();
        });
      });
    channel.onmessage = follow;
    send({ from: tab });
    locks
      .request(name, { signal: leave.signal }, () => (leave.signal.aborted ? undefined : lead()))
      .catch((error: unknown) => {
        // The wait for the lock ends with the abort.
        if (!leave.signal.aborted) throw error;
      });
    return () => {
      leave.abort();
      channel.close();
    };
  };
