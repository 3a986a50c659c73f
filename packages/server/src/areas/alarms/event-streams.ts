import { PassThrough, type Readable } from 'node:stream';
import { ALARM_EVENT, MAX_STREAMS, PROJECT_EVENT, RETRY_MS } from '@portal/contract/areas/alarms/feed';
import { type AwardState, seesProject } from '@portal/contract/areas/outsourced-projects/policy';
import { ROOM_EVENT } from '@portal/contract/areas/workspace/kinds';
import type { Actor } from '@portal/contract/core/actor';

/** An event without data still needs its data line, or the browser drops it. */
const ALARM = `event: ${ALARM_EVENT}\ndata:\n\n`;
/** A change of one project, or of any that may have been missed. */
const project = (id: number | ''): string => `event: ${PROJECT_EVENT}\ndata:${id}\n\n`;
/** A change in one room of the workspace, or in any that may have been missed. */
const room = (id: number | ''): string => `event: ${ROOM_EVENT}\ndata:${id}\n\n`;
/** What somebody is told who may have missed something. */
const ANYTHING = ALARM + project('') + room('');
/** The id comes back when the browser connects again: then it may have missed something. */
const OPENING = `retry: ${RETRY_MS}\nid: 0\n\n`;
const SIGN_OF_LIFE = ': \n\n';
/** How long readers get to take the end of their stream. */
const PATIENCE_MS = 1000;

/** One reader at the other end of a connection. */
export type Reader = {
  /** As he was when he opened the stream. */
  actor: Actor;
  /** Names the last event he got, so he was here before. */
  isBack: boolean;
  /** Asked at each heartbeat: false ends the stream. */
  isSignedIn: () => Promise<boolean>;
  connection: { on: (event: 'close', gone: () => void) => unknown; destroy: () => unknown };
};

type EventStream = Reader & { body: PassThrough };

/** A project that changed: who could see it before, and who can now. */
export type ProjectChange = { id: number; before: AwardState; after: AwardState };

/** A room in which something happened, and who is to hear of it. */
export type RoomNews = { id: number; userIds: readonly string[] };

/** What is buffered unread already says "something new". */
const say = ({ body }: EventStream, text: string): void => {
  if (body.writable && !body.writableNeedDrain) body.write(text);
};

async function prove(stream: EventStream): Promise<void> {
  // A reader that does not take what it is sent is gone.
  if (stream.body.writableNeedDrain) stream.connection.destroy();
  else if (await stream.isSignedIn()) say(stream, SIGN_OF_LIFE);
  else stream.body.end();
}

/** The open event streams of this process. */
export function eventStreams() {
  const streams = new Set<EventStream>();
  const streamsOf = (userId: string): EventStream[] => [...streams].filter(({ actor }) => actor.userId === userId);
  return {
    /** A new stream, or undefined when its user has too many. */
    open(reader: Reader): Readable | undefined {
      if (streamsOf(reader.actor.userId).length >= MAX_STREAMS) return undefined;
      const stream = { ...reader, body: new PassThrough() };
      streams.add(stream);
      stream.connection.on('close', () => streams.delete(stream));
      stream.body.on('error', () => stream.connection.destroy());
      stream.body.write(reader.isBack ? OPENING + ANYTHING : OPENING);
      return stream.body;
    },
    /** Tells one user's pages that his alarms changed. */
    tell(userId: string): void {
      for (const stream of streamsOf(userId)) say(stream, ALARM);
    },
    /** Tells those who could see a project before it changed, or can see it now, which one it was (D-43). */
    tellProject({ id, before, after }: ProjectChange): void {
      for (const stream of streams) {
        if (seesProject(stream.actor, before) || seesProject(stream.actor, after)) say(stream, project(id));
      }
    },
    /** Tells people that something happened in a room. */
    tellRoom({ id, userIds }: RoomNews): void {
      const people = new Set(userIds);
      for (const stream of streams) if (people.has(stream.actor.userId)) say(stream, room(id));
    },
    /** Tells everybody, when it is not known for whom something was missed. */
    tellAll(): void {
      for (const stream of streams) say(stream, ANYTHING);
    },
    /** A sign of life on every stream; ends those whose session is over. */
    async beat(): Promise<void> {
      await Promise.all([...streams].map(prove));
    },
    /** Ends every stream, and cuts those that do not take their end. */
    endAll(): void {
      for (const { body } of streams) body.end();
      const cut = setTimeout(() => {
        for (const { connection } of streams) connection.destroy();
      }, PATIENCE_MS);
      cut.unref();
    },
  };
}
