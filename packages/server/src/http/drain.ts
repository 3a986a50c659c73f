import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';

const PATIENCE_MS = 10_000;

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Reads what is left of a request and forgets it; settles when it has ended, broken off, or after 10 s. */
function drain(request: IncomingMessage): Promise<void> {
  return new Promise((done) => {
    const impatient = setTimeout(done, PATIENCE_MS);
    const settle = (): void => {
      clearTimeout(impatient);
      done();
    };
    request.once('end', settle).once('close', settle).once('error', settle).resume();
  });
}

/**
 * Lets a sender finish before it is answered: one that is refused early, with the connection to be closed, would
 * lose the refusal to a reset while it still sends (wire.md, Also).
 */
export function drainBeforeAnswer(app: FastifyInstance): void {
  app.addHook('onSend', async ({ raw }) => {
    if (hasBody(raw) && !raw.readableEnded && !raw.destroyed) await drain(raw);
  });
}
