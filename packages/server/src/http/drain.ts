import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { giveUpLate, isSending } from './body-parsers.ts';

const PATIENCE_MS = 10_000;

/** Reads what is left of a request and forgets it; settles when it has ended, broken off, or taken too long. */
function drain(request: IncomingMessage, patienceMs: number): Promise<void> {
  return new Promise((done) => {
    const impatient = setTimeout(done, patienceMs);
    const settle = (): void => {
      clearTimeout(impatient);
      done();
    };
    request.once('end', settle).once('close', settle).once('error', settle).resume();
  });
}

/**
 * Lets a sender finish before it is answered: one that is refused early, with the connection to be closed, would
 * lose the refusal to a reset while it still sends (wire.md, Also). Who trickles on after that is given up.
 */
export function drainBeforeAnswer(app: FastifyInstance, patienceMs = PATIENCE_MS): void {
  app.addHook('onSend', async (request) => {
    if (!isSending(request.raw)) return;
    await drain(request.raw, patienceMs);
    if (isSending(request.raw)) giveUpLate(request, patienceMs);
  });
}
