import { PassThrough, type Readable } from 'node:stream';
import { mayUseInternalProjects } from '@portal/contract/areas/internal-projects/policy';
import { type AwardState, seesProject } from '@portal/contract/areas/outsourced-projects/policy';
import { type SiteAward, siteAccess } from '@portal/contract/areas/site/policy';
import { type Actor, isStaff } from '@portal/contract/core/actor';
import {
  ALARM_EVENT,
  type ChangeEvent,
  INTERNAL_EVENT,
  MAX_STREAMS,
  PROJECT_EVENT,
  RETRY_MS,
  ROOM_EVENT,
  TALK_EVENT,
  VIEW_EVENT,
} from '@portal/contract/core/live-events';

/** An event without data still needs its data line, or the browser drops it. */
const ALARM_TEXT = `event: ${ALARM_EVENT}\ndata:\n\n`;
/** The text of a project event. '' means that changes of any project may have been missed. */
const projectText = (event: ChangeEvent, id: number | string): string => `event: ${event}\ndata:${id}\n\n`;
/** The text of a room event. '' means that changes of any room may have been missed. */
const roomText = (id: number | ''): string => `event: ${ROOM_EVENT}\ndata:${id}\n\n`;
/** The text of a change of shared views. '' means that changes of any list may have been missed. */
const viewText = (list: string): string => `event: ${VIEW_EVENT}\ndata:${list}\n\n`;
/** The text of a change of the talk of a site. '' means that changes of any talk may have been missed. */
const talkText = (id: number | ''): string => `event: ${TALK_EVENT}\ndata:${id}\n\n`;
/** Sent to clients that may have missed events: they load everything again. */
const RELOAD_TEXT =
  ALARM_TEXT +
  projectText(PROJECT_EVENT, '') +
  projectText(INTERNAL_EVENT, '') +
  roomText('') +
  viewText('') +
  talkText('');
/** The browser sends the id back when it reconnects, and may then have missed events. */
const OPENING_TEXT = `retry: ${RETRY_MS}\nid: 0\n\n`;
const HEARTBEAT_TEXT = ': \n\n';
/** How long clients get to read the end of their stream before the connection is destroyed. */
const CLOSE_TIMEOUT_MS = 1000;

/** A client at the other end of a stream. */
export type StreamClient = {
  /** The signed-in user when the stream was opened. */
  actor: Actor;
  /** Whether the request has a Last-Event-ID header, which a browser sends when it reconnects. */
  isReconnect: boolean;
  /** Called at each heartbeat. False ends the stream. */
  isSignedIn: () => Promise<boolean>;
  connection: { on: (event: 'close', listener: () => void) => unknown; destroy: () => unknown };
};

type EventStream = StreamClient & { body: PassThrough };

/** A project that changed, with the award states before and after, which decide who may see it. */
export type ProjectChange = { id: number; before: AwardState; after: AwardState };

/** A talk of a site that changed: its project, and its award, which decides who may read it. */
export type TalkChange = { id: number; award: SiteAward };

/** A room in which something changed, and the users to notify. */
export type RoomUpdate = { id: number; userIds: readonly string[] };

/** Skips a client whose buffer is full, because the unread events already announce a change. */
const send = ({ body }: EventStream, text: string): void => {
  if (body.writable && !body.writableNeedDrain) body.write(text);
};

async function sendHeartbeat(stream: EventStream): Promise<void> {
  // A client that has not read the earlier text has lost its connection.
  if (stream.body.writableNeedDrain) stream.connection.destroy();
  else if (await stream.isSignedIn()) send(stream, HEARTBEAT_TEXT);
  else stream.body.end();
}

/** The open event streams of this process, and what is sent to them. */
export function eventStreams() {
  const streams = new Set<EventStream>();
  const streamsOf = (userId: string): EventStream[] => [...streams].filter(({ actor }) => actor.userId === userId);
  return {
    /** Opens a stream. Undefined when its user has too many. */
    open(client: StreamClient): Readable | undefined {
      if (streamsOf(client.actor.userId).length >= MAX_STREAMS) return undefined;
      const stream = { ...client, body: new PassThrough() };
      streams.add(stream);
      stream.connection.on('close', () => streams.delete(stream));
      stream.body.on('error', () => stream.connection.destroy());
      stream.body.write(client.isReconnect ? OPENING_TEXT + RELOAD_TEXT : OPENING_TEXT);
      return stream.body;
    },
    /** Notifies the open pages of a user that their alarms changed. */
    notifyUser(userId: string): void {
      for (const stream of streamsOf(userId)) send(stream, ALARM_TEXT);
    },
    /** Notifies the users who could see a project before the change, or can see it now (D-43). */
    notifyProject({ id, before, after }: ProjectChange): void {
      for (const stream of streams) {
        const sees = seesProject(stream.actor, before) || seesProject(stream.actor, after);
        if (sees) send(stream, projectText(PROJECT_EVENT, id));
      }
    },
    /** Notifies the users who may see internal projects that one has changed (D-78). */
    notifyInternalProject(id: string): void {
      for (const stream of streams) {
        if (mayUseInternalProjects(stream.actor)) send(stream, projectText(INTERNAL_EVENT, id));
      }
    },
    /** Notifies the users who may read the talk of a site that it has changed (D-435). */
    notifyTalk({ id, award }: TalkChange): void {
      for (const stream of streams) {
        const access = siteAccess(stream.actor, award);
        if (access === 'write' || access === 'read') send(stream, talkText(id));
      }
    },
    /** Notifies staff that a shared view of a list has changed (D-349). */
    notifyViews(list: string): void {
      for (const stream of streams) if (isStaff(stream.actor)) send(stream, viewText(list));
    },
    /** Notifies the given users that something changed in a room. */
    notifyRoom({ id, userIds }: RoomUpdate): void {
      const recipients = new Set(userIds);
      for (const stream of streams) if (recipients.has(stream.actor.userId)) send(stream, roomText(id));
    },
    /** Makes all pages load again, when it is unknown which users missed an event. */
    notifyAll(): void {
      for (const stream of streams) send(stream, RELOAD_TEXT);
    },
    /** Sends a heartbeat to every stream, and ends the streams whose session has ended. */
    async heartbeat(): Promise<void> {
      await Promise.all([...streams].map(sendHeartbeat));
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
