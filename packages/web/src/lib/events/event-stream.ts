import { EVENTS_PATH, RETRY_MS } from '@portal/contract/core/live-events';

type Stream = { addEventListener: (type: string, listener: (event: Event) => void) => void; close: () => void };

/** A stream is open, was lost and is asked for again, or is closed while the page is hidden. */
export type StreamState = 'open' | 'lost' | 'hidden';

/** Handlers of events by name. Each is called with the event's data. */
export type EventHandlers = Readonly<Record<string, (data: string) => void>>;

/** A part of the page that follows the stream. Its events may have been missed whenever the stream opens. */
export type StreamListener = { on: EventHandlers; onState: (state: StreamState) => void };

/** The longest wait between two attempts to open a lost stream, in milliseconds. */
const MAX_WAIT_MS = 30_000;

const dataOf = (event: Event): string => (event instanceof MessageEvent ? String(event.data) : '');

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Opens a stream, and a lost one again with growing delays. */
function keepOpen(open: () => Stream, onState: (state: StreamState) => void, onOpened: (stream: Stream) => void) {
  let stream: Stream | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let losses = 0;
  const close = () => {
    clearTimeout(timer);
    stream?.close();
    stream = undefined;
  };
  const connect = () => {
    close();
    const current = open();
    stream = current;
    onOpened(current);
    current.addEventListener('open', () => {
      losses = 0;
      onState('open');
    });
    current.addEventListener('error', () => {
      if (stream !== current) return;
      close();
      onState('lost');
      const wait = Math.min(RETRY_MS * 2 ** losses, MAX_WAIT_MS);
      losses += 1;
      // The random factor spreads the reconnects of all pages after a restart of the server.
      timer = setTimeout(connect, wait * (0.5 + Math.random() / 2));
    });
  };
  return { connect, close };
}

/**
 * One stream that all parts of a page follow. It is open while any part follows it. A hidden page closes it, because a
 * browser allows six connections per site (D-34).
 */
export function createEventStream(open: () => Stream) {
  const listeners = new Set<StreamListener>();
  let current: Stream | undefined;
  let named = new Set<string>();
  /** 'open' also while the first one is being opened. */
  let state: StreamState = 'open';
  const setState = (next: StreamState) => {
    state = next;
    for (const listener of [...listeners]) listener.onState(next);
  };
  const listenFor = (names: readonly string[]) => {
    for (const name of names) {
      if (current === undefined || named.has(name)) continue;
      named.add(name);
      current.addEventListener(name, (event) => {
        for (const { on } of [...listeners]) on[name]?.(dataOf(event));
      });
    }
  };
  const connection = keepOpen(open, setState, (stream) => {
    current = stream;
    named = new Set();
    for (const { on } of listeners) listenFor(Object.keys(on));
  });
  const handleVisibility = () => {
    if (!isHidden()) return connection.connect();
    connection.close();
    setState('hidden');
  };
  const start = () => {
    document.addEventListener('visibilitychange', handleVisibility);
    window.addEventListener('online', handleVisibility);
    if (isHidden()) state = 'hidden';
    else connection.connect();
  };
  const stop = () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', handleVisibility);
    connection.close();
    state = 'open';
  };
  return {
    /** Follows the stream, and says at once when there is none. Returns the function that ends this. */
    follow: (listener: StreamListener): (() => void) => {
      listeners.add(listener);
      if (listeners.size === 1) start();
      else listenFor(Object.keys(listener.on));
      if (state !== 'open') listener.onState(state);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) stop();
      };
    },
  };
}

/** The stream of this tab. */
export const eventStream = createEventStream(() => new EventSource(EVENTS_PATH));
