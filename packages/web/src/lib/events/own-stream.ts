import { CHANGE_EVENTS, MISSED_EVENT, RETRY_MS, SPAN_EVENT } from '@portal/contract/core/live-events';

type Connection = { addEventListener: (type: string, listener: (event: Event) => void) => void; close: () => void };

/** What a stream tells: it is open or lost, events may have been missed, or one has come. Spans are milliseconds. */
export type StreamNews =
  | { kind: 'open'; spanMs: number }
  | { kind: 'lost' }
  | { kind: 'missed'; spanMs: number }
  | { kind: 'event'; name: string; data: string };

/** Opens a stream that tells its news. Returns the function that closes it. */
export type OpenStream = (onNews: (news: StreamNews) => void) => () => void;

/** The longest wait between two attempts to open a lost stream, in milliseconds. */
const MAX_WAIT_MS = 30_000;

const dataOf = (event: Event): string => (event instanceof MessageEvent ? String(event.data) : '');

/**
 * A stream of this tab alone. A lost one is opened again with growing delays. It is open when the server has told the
 * span in which pages read again. After a loss that is the longer one of the former and the new server (D-640).
 */
export const ownStream =
  (connect: () => Connection): OpenStream =>
  (onNews) => {
    let connection: Connection | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let state: StreamNews['kind'] | undefined;
    let losses = 0;
    let spanMs = 0;
    const close = () => {
      clearTimeout(timer);
      connection?.close();
      connection = undefined;
    };
    const handleSpan = (sentSpan: number) => {
      const longer = Math.max(sentSpan, spanMs);
      spanMs = sentSpan;
      if (state === 'open') return;
      losses = 0;
      onNews({ kind: 'open', spanMs: state === 'lost' ? longer : 0 });
      state = 'open';
    };
    const handleLoss = () => {
      close();
      state = 'lost';
      onNews({ kind: 'lost' });
      const wait = Math.min(RETRY_MS * 2 ** losses, MAX_WAIT_MS);
      losses += 1;
      // The random factor spreads the reconnects of all pages after a restart of the server.
      timer = setTimeout(open, wait * (0.5 + Math.random() / 2));
    };
    const open = () => {
      const current = connect();
      connection = current;
      current.addEventListener(SPAN_EVENT, (event) => handleSpan(Number(dataOf(event))));
      current.addEventListener(MISSED_EVENT, (event) => onNews({ kind: 'missed', spanMs: Number(dataOf(event)) }));
      for (const name of CHANGE_EVENTS)
        current.addEventListener(name, (event) => onNews({ kind: 'event', name, data: dataOf(event) }));
      current.addEventListener('error', () => {
        if (connection === current) handleLoss();
      });
    };
    open();
    return close;
  };
