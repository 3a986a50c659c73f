import { ALARM_EVENT, EVENTS_PATH, POLL_SECONDS, RETRY_MS } from '@portal/contract/areas/alarms/feed';

type Stream = { addEventListener: (type: string, heard: (event: Event) => void) => void; close: () => void };

/** Other events of the stream, each told its data; '' where something may have been missed. */
export type BesideAlarms = Readonly<Record<string, (data: string) => void>>;

/** Longest wait between two attempts to open a lost stream. */
const MAX_WAIT_MS = 30_000;
/** Many alarms at once are one reason to look. */
const CALM_MS = 300;

const dataOf = (event: Event): string => (event instanceof MessageEvent ? String(event.data) : '');

const isHidden = (): boolean => document.visibilityState === 'hidden';

/** Passes calls on at once, but no more often than every CALM_MS; the last one is never lost. */
function calmed(tell: () => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let again = false;
  const pass = () => {
    again = false;
    tell();
    timer = setTimeout(() => {
      timer = undefined;
      if (again) pass();
    }, CALM_MS);
  };
  return {
    tell: () => {
      if (timer === undefined) pass();
      else again = true;
    },
    stop: () => clearTimeout(timer),
  };
}

type Hearers = { up: () => void; down: () => void; alarm: () => void; beside: BesideAlarms };

/** Opens the stream, again and again when it is lost, each time a little later; `up` and `down` tell how it goes. */
function keepOpen(open: () => Stream, on: Hearers) {
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
      on.up();
    });
    current.addEventListener(ALARM_EVENT, on.alarm);
    for (const [name, hear] of Object.entries(on.beside)) {
      current.addEventListener(name, (event) => hear(dataOf(event)));
    }
    current.addEventListener('error', () => {
      if (stream !== current) return;
      close();
      on.down();
      const wait = Math.min(RETRY_MS * 2 ** losses, MAX_WAIT_MS);
      losses += 1;
      // Not all pages of a restarted server at the same moment.
      timer = setTimeout(connect, wait * (0.5 + Math.random() / 2));
    });
  };
  return { connect, close };
}

/**
 * Calls `onNews` whenever alarms may have changed: on each event of the one stream of this page, when the stream is
 * open again, and every POLL_SECONDS while it is not (D-34). A page nobody sees holds no stream, because a browser
 * has only six connections for all pages of a site. `beside` hears more of the same stream. Answers the function that
 * stops it.
 */
export function listenLive(
  onNews: () => void,
  open: () => Stream = () => new EventSource(EVENTS_PATH),
  beside: BesideAlarms = {},
): () => void {
  const news = calmed(onNews);
  const tellAll = () => {
    news.tell();
    for (const hear of Object.values(beside)) hear('');
  };
  let poll: ReturnType<typeof setInterval> | undefined;
  const stopPoll = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const keeper = keepOpen(open, {
    alarm: news.tell,
    beside,
    up: () => {
      stopPoll();
      tellAll();
    },
    down: () => {
      poll ??= setInterval(tellAll, POLL_SECONDS * 1000);
    },
  });
  const stop = () => {
    keeper.close();
    stopPoll();
  };
  const handleSight = () => (isHidden() ? stop() : keeper.connect());
  document.addEventListener('visibilitychange', handleSight);
  window.addEventListener('online', handleSight);
  if (!isHidden()) keeper.connect();
  return () => {
    document.removeEventListener('visibilitychange', handleSight);
    window.removeEventListener('online', handleSight);
    stop();
    news.stop();
  };
}
