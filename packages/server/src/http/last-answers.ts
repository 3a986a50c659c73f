import type { FastifyInstance } from 'fastify';

/** A sender that takes longer for the rest of its request than this is given up. */
const PATIENCE_MS = 30_000;

/**
 * While the server closes, every answer is the last on its connection, and when the last one is sent the silent
 * connections go too. A kept-alive one would hold the process for a minute, one that a browser opened in advance
 * for ever (wire.md, Also: SIGTERM; R10).
 */
export function endConnectionsOnClose(app: FastifyInstance): void {
  const { server } = app;
  let closing = false;
  let answering = 0;
  const endSilent = (): void => {
    if (closing && answering === 0) server.closeAllConnections();
  };
  server.on('request', (_request, response) => {
    answering += 1;
    response.once('close', () => {
      answering -= 1;
      // After the connection had its turn to end politely.
      setImmediate(endSilent);
    });
  });
  app.addHook('preClose', async () => {
    closing = true;
    endSilent();
    setTimeout(() => server.closeAllConnections(), PATIENCE_MS).unref();
  });
  app.addHook('onSend', (_request, reply, _payload, done) => {
    if (closing) reply.header('connection', 'close');
    done();
  });
}
