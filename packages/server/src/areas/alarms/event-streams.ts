import { PassThrough, type Readable } from 'node:stream';
import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import { type AwardState, seesProject } from '@portal/contract/areas/outsourced-projects/policy';
import { type SiteAward, siteAccess } from '@portal/contract/areas/site/policy';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import {
  ALARM_EVENT,
  INTERNAL_EVENT,
  MAX_STREAMS,
  MISSED_EVENT,
  PROJECT_EVENT,
  RETRY_MS,
  ROOM_EVENT,
  readingSpan,
  SPAN_EVENT,
  TALK_EVENT,
  VIEW_EVENT,
} from '@portal/contract/core/live-events';

/** An event without data still needs its data line, or the browser drops it. */
const textOf = (event: string, data: number | string): string => `event: ${event}\ndata:${data}\n\n`;
/** The browser sends the id back when it reconnects, and may then have missed events. */
const OPENING_TEXT = `retry: ${RETRY_MS}\nid: 0\n\n`;
/** Events that follow each other within this time, in ms, are sent together, each once. The first goes out at once. */
const GATHER_MS = 250;
/** A client for which more events wait is told instead that it may have missed some: it reads everything again. */
const MOST_WAITING = 100;
/** How many sessions one statement looks up. */
const SESSIONS_AT_ONCE = 500;
/** How long clients get to read the end of their stream before the connection is destroyed. */
const CLOSE_TIMEOUT_MS = 1000;

/** A client at the other end of a stream. */
export type StreamClient = {
  /** The signed-in user, with the rights of the last look at the session. */
  actor: Actor;
  /** The hash of the session's token, and the address that it is used from. */
  tokenHash: Buffer;
  address: string;
  /** Whether the request has a Last-Event-ID header, which a browser sends when it reconnects. */
  isReconnect: boolean;
  connection: { on: (event: 'close', listener: () => void) => unknown; destroy: () => unknown };
};

/** The users of these clients' sessions as they are now, in the same order. Undefined where a session has ended. */
export type FindActors = (clients: readonly StreamClient[]) => Promise<readonly (Actor | undefined)[]>;

/** A stream, and the events that its client has not been sent yet. */
type EventStream = StreamClient & { body: PassThrough; waiting: Set<string> };

/** A project that changed, with the award states before and after, which decide who may see it. */
export type ProjectChange = { id: number; before: AwardState; after: AwardState };

/** A talk of a site that changed: its project, and its award, which decides who may read it. */
export type TalkChange = { id: number; award: SiteAward };

/** A room in which something changed, and the users to notify. */
export type RoomUpdate = { id: number; userIds: readonly string[] };

function addWaiting({ waiting }: EventStream, text: string): void {
  if (waiting.size < MOST_WAITING) waiting.add(text);
  else waiting.clear();
  if (waiting.size === 0) waiting.add(textOf(MISSED_EVENT, 0));
}

/** Sends what waits. A client that reads too slowly gets it, each event once, as soon as it has read the rest. */
function sendWaiting({ body, waiting }: EventStream): void {
  if (waiting.size === 0 || !body.writable || body.writableNeedDrain) return;
  body.write([...waiting].join(''));
  waiting.clear();
}

/** Sends what waits on all streams, at once and then every GATHER_MS while more comes. */
function gatherer(streams: ReadonlySet<EventStream>): () => void {
  let timer: NodeJS.Timeout | undefined;
  let hasMore = false;
  const send = (): void => {
    hasMore = false;
    for (const stream of streams) sendWaiting(stream);
    timer = setTimeout(() => {
      timer = undefined;
      if (hasMore) send();
    }, GATHER_MS);
    timer.unref();
  };
  return () => {
    hasMore = true;
    if (timer === undefined) send();
  };
}

/** Ends the streams whose session has ended, and renews the rights of the others. One statement for all. */
async function checkTogether(streams: readonly EventStream[], findActors: FindActors): Promise<void> {
  // An unreachable database ends no stream, since it carries no content.
  const actors = await findActors(streams).catch(() => streams.map(({ actor }) => actor));
  for (const [index, stream] of streams.entries()) {
    const actor = actors[index];
    if (actor) stream.actor = actor;
    else stream.body.end();
  }
}

/** Looks at the sessions of streams, one group after the other. */
function sessionChecks(findActors: FindActors): (streams: Iterable<EventStream>) => Promise<void> {
  const due = new Set<EventStream>();
  let isChecking = false;
  return async (streams) => {
    for (const stream of streams) due.add(stream);
    if (isChecking) return;
    isChecking = true;
    while (due.size > 0) {
      const group = [...due].slice(0, SESSIONS_AT_ONCE);
      for (const stream of group) due.delete(stream);
      await checkTogether(group, findActors);
    }
    isChecking = false;
  };
}

/** The open event streams of this process, and what is sent to them. */
export function eventStreams(findActors: FindActors) {
  const streams = new Set<EventStream>();
  const sendSoon = gatherer(streams);
  const check = sessionChecks(findActors);
  const spanText = (event = SPAN_EVENT): string => textOf(event, readingSpan(streams.size));
  const streamsOf = (userId: string): EventStream[] => [...streams].filter(({ actor }) => actor.userId === userId);
  /** Sends an event to the streams whose users may hear of it. */
  const announce = (text: string, isRecipient: (actor: Actor) => boolean): void => {
    for (const stream of streams) if (isRecipient(stream.actor)) addWaiting(stream, text);
    sendSoon();
  };
  return {
    /** Opens a stream. Undefined when its user has too many. */
    open(client: StreamClient): Readable | undefined {
      if (streamsOf(client.actor.userId).length >= MAX_STREAMS) return undefined;
      const stream = { ...client, body: new PassThrough(), waiting: new Set<string>() };
      streams.add(stream);
      stream.connection.on('close', () => streams.delete(stream));
      stream.body.on('error', () => stream.connection.destroy());
      stream.body.on('drain', () => sendWaiting(stream));
      stream.body.write(OPENING_TEXT + spanText() + (client.isReconnect ? spanText(MISSED_EVENT) : ''));
      return stream.body;
    },
    /** Notifies the open pages of a user that their alarms changed. */
    notifyUser: (userId: string): void => announce(textOf(ALARM_EVENT, ''), (actor) => actor.userId === userId),
    /** Notifies the users who could see a project before the change, or can see it now (D-43). */
    notifyProject: ({ id, before, after }: ProjectChange): void =>
      announce(textOf(PROJECT_EVENT, id), (actor) => seesProject(actor, before) || seesProject(actor, after)),
    /** Notifies the users who may see internal projects that one has changed (D-78). */
    notifyInternalProject: (id: string): void => announce(textOf(INTERNAL_EVENT, id), mayUseInternalProjects),
    /** Notifies the users who may read the talk of a site that it has changed (D-435). */
    notifyTalk: ({ id, award }: TalkChange): void =>
      announce(textOf(TALK_EVENT, id), (actor) => ['write', 'read'].includes(siteAccess(actor, award))),
    /** Notifies staff that a shared view of a list has changed (D-349). */
    notifyViews: (list: string): void => announce(textOf(VIEW_EVENT, list), isStaff),
    /** Notifies the given users that something changed in a room. */
    notifyRoom({ id, userIds }: RoomUpdate): void {
      const recipients = new Set(userIds);
      announce(textOf(ROOM_EVENT, id), ({ userId }) => recipients.has(userId));
    },
    /** Makes all pages load again within the span, when it is unknown which users missed an event. */
    notifyAll: (): void => announce(spanText(MISSED_EVENT), () => true),
    /** Looks at the sessions of all streams, or of one user (D-642). */
    checkSessions: (userId?: string): Promise<void> => check(userId === undefined ? streams : streamsOf(userId)),
    /** Sends a heartbeat to every stream: the span of now. */
    heartbeat(): void {
      const text = spanText();
      for (const { body, connection } of streams) {
        // A client that has not read the earlier text has lost its connection.
        if (body.writableNeedDrain) connection.destroy();
        else if (body.writable) body.write(text);
      }
    },
    /** Ends every stream, and destroys the connections that are still open after the timeout. */
    endAll(): void {
      for (const { body } of streams) body.end();
      const timeout = setTimeout(() => {
        for (const { connection } of streams) connection.destroy();
      }, CLOSE_TIMEOUT_MS);
      timeout.unref();
    },
  };
}
