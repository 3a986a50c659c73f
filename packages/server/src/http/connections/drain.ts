import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { disconnectLateSender, isSending } from '../body-parsers.ts';

const TIMEOUT_MS = 10_000;

/** Reads and discards the rest of a request. Resolves when it has ended or failed, or after the timeout. */
function drain(request: IncomingMessage, timeoutMs: number): Promise<void> {
  return new Promise((done) => {
    const timer = setTimeout(done, timeoutMs);
    const settle = (): void => {
      clearTimeout(timer);
      done();
    };
    request.once('end', settle).once('close', settle).once('error', settle).resume();
  });
}

/**
 * Reads the rest of the body before a response is sent. Otherwise a sender that is refused early may lose the response
 * to a connection reset (wire.md, Also). A sender that is still slow after that is disconnected.
 */
export function drainBeforeAnswer(app: FastifyInstance, timeoutMs = TIMEOUT_MS): void {
  app.addHook('onSend', async (request) => {
    if (!isSending(request.raw)) return;
    await drain(request.raw, timeoutMs);
    if (isSending(request.raw)) disconnectLateSender(request, timeoutMs);
  });
}
