import { EVENTS_PATH, HEARTBEAT_SECONDS, SESSION_CHECK_SECONDS } from '@portal/contract/core/live-events';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { findActors, hashToken, SESSION_CHANNEL } from '#areas/auth/public/sessions.ts';
import type { Ctx } from '#context.ts';
import type { Listen } from '#db/listen-notify.ts';
import { resolveActor } from '#http/guard/resolve-actor.ts';
import { refuse } from '#refuse.ts';
import { eventStreams, type RoomUpdate } from '../event-streams.ts';
import { ALARM_CHANNEL, INTERNAL_CHANNEL, PROJECT_CHANNEL, TALK_CHANNEL, VIEW_CHANNEL } from '../queries.ts';

type Events = {
  ctx: Ctx;
  listen: Listen;
  /** The session token of a request. */
  tokenOf: (request: FastifyRequest) => string | undefined;
  /** The channel that announces changed rooms, and the function that finds the users to notify. */
  rooms: { channel: string; audience: (ctx: Ctx, change: string) => Promise<RoomUpdate> };
};

/**
 * Serves GET /api/events, the event stream of open pages. It announces new alarms and the ids of changed projects,
 * talks and rooms, but no content (D-34, wire.md Also). A stream ends with its session (D-642).
 */
export async function serveEvents(app: FastifyInstance, { ctx, listen, tokenOf, rooms }: Events): Promise<void> {
  const streams = eventStreams((clients) => findActors(ctx, clients));
  const checkAll = () => void streams.checkSessions();
  const stopListening = await listen({
    onNotification: {
      [ALARM_CHANNEL]: streams.notifyUser,
      [PROJECT_CHANNEL]: (change) => streams.notifyProject(JSON.parse(change)),
      [INTERNAL_CHANNEL]: streams.notifyInternalProject,
      [VIEW_CHANNEL]: streams.notifyViews,
      [TALK_CHANNEL]: (change) => streams.notifyTalk(JSON.parse(change)),
      [SESSION_CHANNEL]: (userId) => void streams.checkSessions(userId),
      // When the audience cannot be read, any page may have missed the change.
      [rooms.channel]: (change) => void rooms.audience(ctx, change).then(streams.notifyRoom, streams.notifyAll),
    },
    onReconnect: () => {
      streams.notifyAll();
      checkAll();
    },
  });
  const timers = [
    setInterval(streams.heartbeat, HEARTBEAT_SECONDS * 1000),
    setInterval(checkAll, SESSION_CHECK_SECONDS * 1000),
  ];
  for (const timer of timers) timer.unref();
  // These requests never end by themselves, so they are ended before the server waits for open requests.
  app.addHook('preClose', async () => {
    for (const timer of timers) clearInterval(timer);
    streams.endAll();
    await stopListening();
  });

  const countStream = (connection: { on: (event: 'close', listener: () => void) => unknown }): void => {
    ctx.observed.liveStreams += 1;
    connection.on('close', () => {
      ctx.observed.liveStreams -= 1;
    });
  };
  app.get(EVENTS_PATH, { compress: false, exposeHeadRoute: false }, async (request, reply) => {
    const actor = resolveActor(request);
    const token = tokenOf(request) ?? refuse('LOGIN_REQUIRED');
    const body = streams.open({
      actor,
      tokenHash: hashToken(token),
      address: request.ip,
      isReconnect: request.headers['last-event-id'] !== undefined,
      connection: reply.raw,
    });
    if (body) countStream(reply.raw);
    if (!body) refuse('TOO_MANY_REQUESTS', { retryAfter: HEARTBEAT_SECONDS });
    return (
      reply
        .type('text/event-stream; charset=utf-8')
        .header('cache-control', 'no-cache')
        .header('x-accel-buffering', 'no')
        // The connection closes with the stream, so that none stays open when the server closes.
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
