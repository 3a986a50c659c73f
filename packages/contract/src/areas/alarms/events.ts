/** The stream that says "something new", never what (wire.md, Also; D-34). */
export const EVENTS_PATH = '/api/events';
/** Name of the event that says: your alarms have changed. Its data is empty. */
export const ALARM_EVENT = 'alarm';
/** Seconds between signs of life; a stream whose session ended is closed at the next one. */
export const HEARTBEAT_SECONDS = 25;
/** Milliseconds a browser waits before it opens a lost stream again. */
export const RETRY_MS = 2000;
/** Open streams of one user; the next one is refused with 429. */
export const MAX_STREAMS = 10;
