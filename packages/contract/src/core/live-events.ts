/** Path of the event stream (SSE). Its events say that something changed, without the content (wire.md, Also; D-34). */
export const EVENTS_PATH = '/api/events';

/** Event name: the user's alarms have changed. Its data is empty. */
export const ALARM_EVENT = 'alarm';
/** Event name: an outsourced project that the user may see has changed. Its data is the project's id. */
export const PROJECT_EVENT = 'project';
/** Event name: an internal project has changed. Sent to staff only, with data as that of a project event. */
export const INTERNAL_EVENT = 'internal-project';
/** Event name: the talk of a site has changed. Its data is the project's id (D-435). */
export const TALK_EVENT = 'talk';
/** Event name: something changed in a room of the user. Its data is the room's id. */
export const ROOM_EVENT = 'room';
/** Event name: a shared view has changed. Sent to staff, with the list as data. */
export const VIEW_EVENT = 'list-view';
/** Events that name a changed project. */
export type ChangeEvent = typeof PROJECT_EVENT | typeof INTERNAL_EVENT;
/** Every event of a change. */
export const CHANGE_EVENTS = [ALARM_EVENT, PROJECT_EVENT, INTERNAL_EVENT, TALK_EVENT, ROOM_EVENT, VIEW_EVENT] as const;

/** Event name: the first of a stream, and its heartbeat. Its data is the span of `readingSpan` in milliseconds (D-640). */
export const SPAN_EVENT = 'span';
/** Event name: any change may have been missed. Its data is the span too. */
export const MISSED_EVENT = 'missed';
/** What the pages of one stream cost a process when they all read again, in milliseconds of its time. */
const READING_MS = 10;
/** Seconds between polls while the event stream is disconnected (D-34). */
export const POLL_SECONDS = 60;
/**
 * The span in milliseconds within which pages that may have missed events read again, each at a random moment. It grows
 * with the open streams of their process (D-640).
 */
export const readingSpan = (streams: number): number => Math.min(streams * READING_MS, POLL_SECONDS * 1000);
/** A list is read again at the latest this many milliseconds after a change, however many follow (D-641). */
export const LATEST_READING_MS = 3000;

/** Seconds between heartbeats. */
export const HEARTBEAT_SECONDS = 25;
/** Seconds between two looks at the sessions of all streams. Sessions that are ended are announced besides (D-642). */
export const SESSION_CHECK_SECONDS = 60;
/** Milliseconds before a browser reconnects a lost stream. */
export const RETRY_MS = 2000;
/** Most open streams of one user. The tabs of a browser share one. A further one is refused with 429. */
export const MAX_STREAMS = 20;
