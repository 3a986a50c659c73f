import { ALARM_EVENT, EVENTS_PATH, POLL_SECONDS, RETRY_MS } from '@portal/contract/areas/alarms/feed';

type Stream = { addEventListener: (type: string, heard: () => void) => void; close: () => void };

/** Longest wait between two attempts to open a lost stream. */
const MAX_WAIT_MS = 30_000;
/** Many alarms at once are one reason to look. */
const CALM_MS = 300;

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

/** Opens the stream, again and again when it is lost, each time a little later; `onUp` and `onDown` tell how it goes. */
function keepOpen(open: () => Stream, on: { up: () => void; down: () => void; alarm: () => void }) {
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
 * has only six connections for all pages of a site. Answers the function that stops it.
 */
export function listenLive(onNews: () => void, open: () => Stream = () => new EventSource(EVENTS_PATH)): () => void {
  const news = calmed(onNews);
  let poll: ReturnType<typeof setInterval> | undefined;
  const stopPoll = () => {
    clearInterval(poll);
    poll = undefined;
  };
  const keeper = keepOpen(open, {
    alarm: news.tell,
    up: () => {
      stopPoll();
      news.tell();
    },
    down: () => {
      poll ??= setInterval(news.tell, POLL_SECONDS * 1000);
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
