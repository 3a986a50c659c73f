import { vi } from 'vitest';

class Stream extends EventTarget {
  closed = false;
  close = () => {
    this.closed = true;
  };
}

class Screen extends EventTarget {
  visibilityState = 'visible';
}

/** A page with streams of its own, for tests without a DOM. Stubs `document` and `window`, which the test takes back. */
export function fakeStreams() {
  const screen = new Screen();
  const streams: Stream[] = [];
  vi.stubGlobal('document', screen);
  vi.stubGlobal('window', new EventTarget());
  return {
    streams,
    /** Opens a stream, as a browser would. */
    open: () => {
      const stream = new Stream();
      streams.push(stream);
      return stream;
    },
    /** Sends an event on the newest stream. */
    emit: (type: string, data = '') => streams.at(-1)?.dispatchEvent(new MessageEvent(type, { data })),
    show: (visibilityState: 'visible' | 'hidden') => {
      screen.visibilityState = visibilityState;
      screen.dispatchEvent(new Event('visibilitychange'));
    },
  };
}
