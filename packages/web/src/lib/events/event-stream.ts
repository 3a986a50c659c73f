import { CHANGE_EVENTS, EVENTS_PATH, POLL_SECONDS } from '@portal/contract/core/live-events';
import { readSession } from '#lib/session.ts';
import { type OpenStream, ownStream, type StreamNews } from './own-stream.ts';
import { sharedStream } from './shared-stream.ts';

/** A part of the page that follows the stream. */
export type StreamListener = {
  /** Called with the name and the data of each event. An own one is a change that this page has made. */
  onEvent: (name: string, data: string, isOwn: boolean) => void;
  /** Events may have been missed. The part reads again at a random moment of the next `spanMs`, or soon for 0. */
  onMissed: (spanMs: number) => void;
  /** The stream of a page that was just opened is there. */
  onFirstOpen?: (() => void) | undefined;
};

/** A stream that opens within this time of the page has missed nothing. In milliseconds. */
const JUST_OPENED_MS = 5000;

const isHidden = (): boolean => document.visibilityState === 'hidden';

/**
 * The stream that all parts of a page follow. It is open while any part follows it. A hidden page closes it, because a
 * browser allows six connections per site. While it is lost, the parts read again every POLL_SECONDS (D-34).
 */
export function createEventStream(open: OpenStream) {
  const listeners = new Set<StreamListener>();
  let close: (() => void) | undefined;
  let poll: ReturnType<typeof setInterval> | undefined;
  let startedAt = 0;
  /** Whether the stream of this page has been neither open nor lost so far, and the page not hidden. */
  let isNew = true;
  const announceMissed = (spanMs: number) => {
    for (const { onMissed } of [...listeners]) onMissed(spanMs);
  };
  const announceOpen = (spanMs: number) => {
    const isFirst = isNew && Date.now() - startedAt < JUST_OPENED_MS;
    isNew = false;
    if (!isFirst) return announceMissed(spanMs);
    for (const { onFirstOpen } of [...listeners]) onFirstOpen?.();
  };
  const announceEvent = (name: string, data: string, isOwn: boolean) => {
    for (const { onEvent } of [...listeners]) onEvent(name, data, isOwn);
  };
  const stopPoll = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const handleNews = (news: StreamNews) => {
    if (news.kind === 'event') return announceEvent(news.name, news.data, false);
    if (news.kind === 'missed') return announceMissed(news.spanMs);
    if (news.kind === 'lost') {
      isNew = false;
      poll ??= setInterval(() => announceMissed(0), POLL_SECONDS * 1000);
      return;
    }
    stopPoll();
    announceOpen(news.spanMs);
  };
  const disconnect = () => {
    stopPoll();
    close?.();
    close = undefined;
  };
  const connect = () => {
    disconnect();
    // What changed while the page was hidden, even from its opening on, is missed.
    if (isHidden()) isNew = false;
    else close = open(handleNews);
  };
  const start = () => {
    document.addEventListener('visibilitychange', connect);
    window.addEventListener('online', connect);
    startedAt = Date.now();
    isNew = true;
    connect();
  };
  const stop = () => {
    document.removeEventListener('visibilitychange', connect);
    window.removeEventListener('online', connect);
    disconnect();
  };
  return {
    /** Follows the stream until the returned function is called. */
    follow: (listener: StreamListener): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
    /** Tells the parts of this page of a change that it made itself. */
    announce: (name: string, data: string): void => announceEvent(name, data, true),
  };
}

/** Tabs of a former build that knows other events, or of another user, share a stream of their own. */
const sharedName = (): string => `${EVENTS_PATH} ${CHANGE_EVENTS.join()} ${readSession()?.userId}`;

/** The stream of this tab, which it shares with the others of its browser. */
export const eventStream = createEventStream((onNews) =>
  sharedStream(
    sharedName(),
    ownStream(() => new EventSource(EVENTS_PATH)),
  )(onNews),
);
