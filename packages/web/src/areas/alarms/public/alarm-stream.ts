import { ALARM_EVENT, EVENTS_PATH, POLL_SECONDS, RETRY_MS } from '@portal/contract/areas/alarms/feed';

type Stream = { addEventListener: (type: string, listener: (event: Event) => void) => void; close: () => void };

/**
 * Handlers of the other events of the stream, each called with its data. They get '' where events may have been missed.
 */
export type OtherEventHandlers = Readonly<Record<string, (data: string) => void>>;

/** The longest wait between two attempts to open a lost stream, in milliseconds. */
const MAX_WAIT_MS = 30_000;
/** Calls within this time are merged into one, in milliseconds. */
const THROTTLE_MS = 300;

const dataOf = (event: Event): string => (event instanceof MessageEvent ? String(event.data) : '');

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Passes calls on at once, but at most every THROTTLE_MS. The last call is never lost. */
function throttled(notify: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const pass = () => {
    again = false;
    notify();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) pass();
    }, THROTTLE_MS);
  };
  return {
    notify: () => {
      if (timer === undefined) pass();
      else again = true;
    },
    stop: () => clearTimeout(timer),
  };
}

type StreamCallbacks = { onOpen: () => void; onLost: () => void; onAlarm: () => void; others: OtherEventHandlers };

/** Opens the stream, and opens a lost one again with growing delays. `onOpen` and `onLost` report its state. */
function keepOpen(open: () => Stream, on: StreamCallbacks) {
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
    current.addEventListener('open', () => {
      losses = 0;
      on.onOpen();
    });
    current.addEventListener(ALARM_EVENT, on.onAlarm);
    for (const [name, handle] of Object.entries(on.others)) {
      current.addEventListener(name, (event) => handle(dataOf(event)));
    }
    current.addEventListener('error', () => {
      if (stream !== current) return;
      close();
      on.onLost();
      const wait = Math.min(RETRY_MS * 2 ** losses, MAX_WAIT_MS);
      losses += 1;
      // The random factor spreads the reconnects of all pages after a restart of the server.
      timer = setTimeout(connect, wait * (0.5 + Math.random() / 2));
    });
  };
  return { connect, close };
}

/**
 * Calls `onChange` whenever alarms may have changed: on each event of the stream and when the stream is open again.
 * While there is no stream, it polls every POLL_SECONDS (D-34). A hidden page closes its stream, because a browser
 * allows six connections per site. `others` handles the other events. Returns the function that stops it all.
 */
export function listenToAlarmStream(
  onChange: () => void,
  open: () => Stream = () => new EventSource(EVENTS_PATH),
  others: OtherEventHandlers = {},
): () => void {
  const changes = throttled(onChange);
  const notifyAll = () => {
    changes.notify();
    for (const handle of Object.values(others)) handle('');
  };
  let poll: ReturnType<typeof setInterval> | undefined;
  const stopPoll = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const connection = keepOpen(open, {
    onAlarm: changes.notify,
    others,
    onOpen: () => {
      stopPoll();
      notifyAll();
    },
    onLost: () => {
      poll ??= setInterval(notifyAll, POLL_SECONDS * 1000);
    },
  });
  const stop = () => {
    connection.close();
    stopPoll();
  };
  const handleVisibility = () => (isHidden() ? stop() : connection.connect());
  document.addEventListener('visibilitychange', handleVisibility);
  window.addEventListener('online', handleVisibility);
  if (!isHidden()) connection.connect();
  return () => {
    document.removeEventListener('visibilitychange', handleVisibility);
    window.removeEventListener('online', handleVisibility);
    stop();
    changes.stop();
  };
}
