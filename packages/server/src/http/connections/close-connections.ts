import type { FastifyInstance } from 'fastify';

/** Time that a sender has for the rest of its request. */
const TIMEOUT_MS = 30_000;

/**
 * While the server closes, each response closes its connection, and after the last one all idle connections are
 * closed. A kept-alive connection would delay the shutdown for a minute. A connection that a browser opened in advance
 * would delay it for ever (wire.md, Also: SIGTERM; R10).
 */
export function closeConnectionsOnShutdown(app: FastifyInstance): void {
  const { server } = app;
  let closing = false;
  let openResponses = 0;
  const closeIdle = (): void => {
    if (closing && openResponses === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    openResponses += 1;
    response.once('close', () => {
      openResponses -= 1;
      // Runs after the connection had its chance to close normally.
      setImmediate(closeIdle);
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    closeIdle();
    setTimeout(() => server.closeAllConnections(), TIMEOUT_MS).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
