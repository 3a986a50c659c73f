import { EVENTS_PATH, HEARTBEAT_SECONDS } from '@portal/contract/areas/alarms/feed';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { hasSession } from '#areas/auth/public/sessions.ts';
import type { Ctx } from '#context.ts';
import type { Listen } from '#db/listen.ts';
import { resolveActor } from '#http/resolve-actor.ts';
import { refuse } from '#refuse.ts';
import { eventStreams, type RoomNews } from './event-streams.ts';
import { ALARM_CHANNEL, PROJECT_CHANNEL } from './queries.ts';

type Events = {
  ctx: Ctx;
  listen: Listen;
  /** The session token a request carries. */
  tokenOf: (request: FastifyRequest) => string | undefined;
  /** Where rooms are named that changed, and who is to hear of such a change. */
  rooms: { channel: string; audience: (ctx: Ctx, change: string) => Promise<RoomNews> };
};

/**
 * GET /api/events: tells open pages that there are new alarms, never which, and which project or room changed, never how
 * (D-34, wire.md Also).
 */
export async function serveEvents(app: FastifyInstance, { ctx, listen, tokenOf, rooms }: Events): Promise<void> {
  const streams = eventStreams();
  const stopListening = await listen({
    heard: {
      [ALARM_CHANNEL]: streams.tell,
      [PROJECT_CHANNEL]: (change) => streams.tellProject(JSON.parse(change)),
      // Whom it could not be asked for may have missed something.
      [rooms.channel]: (change) => void rooms.audience(ctx, change).then(streams.tellRoom, streams.tellAll),
    },
    missed: streams.tellAll,
  });
  const beat = setInterval(() => void streams.beat(), HEARTBEAT_SECONDS * 1000);
  beat.unref();
  // Before the server waits for open requests to end: these would never.
  app.addHook('preClose', async () => {
    clearInterval(beat);
    streams.endAll();
    await stopListening();
  });

  app.get(EVENTS_PATH, { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const actor = resolveActor(request);
    const token = tokenOf(request) ?? refuse('LOGIN_REQUIRED');
    const body = streams.open({
      actor,
      isBack: request.headers['last-event-id'] !== undefined,
      // A database that is away ends nothing: the stream carries no content.
      isSignedIn: () => hasSession(ctx, token, request.ip).catch(() => true),
      connection: reply.raw,
    });
    if (!body) refuse('TOO_MANY_REQUESTS', { retryAfter: HEARTBEAT_SECONDS });
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('x-accel-buffering', 'no')
        // The connection ends with the stream, so that none is left open when the server closes.
        .header('connection', 'close')
        .send(body)
    );
  });
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: EVENTS_PATH,
    handler: (_request, reply) => {
      reply.header('allow', 'GET');
      refuse('BAD_METHOD');
    },
  });
}
