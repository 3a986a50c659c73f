import type { ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';

/** A reader who takes less than this in such a time, while there is more for him, is given up. */
const SLOWEST = { bytes: 60 * 1024, withinMs: 60_000 };

/**
 * Breaks connections whose reader does not take what he asked for: each holds an open file, a row of attachments that
 * is being packed, or an answer in memory. Whoever reads, however long it takes, is left alone, and so is a stream on
 * which there is nothing to send.
 */
export function giveUpSlowReaders(app: FastifyInstance, { bytes, withinMs } = SLOWEST): void {
  /** Bytes that the reader had taken when somebody last looked; null while nothing waited for him. */
  const taken = new Map<ServerResponse, number | null>();
  app.server.on('request', (_request, response) => {
    taken.set(response, null);
    response.once('close', () => taken.delete(response));
  });
  const look = setInterval(() => {
    for (const [response, before] of taken) {
      const { socket } = response;
      const waiting = socket?.writableLength ?? 0;
      const now = socket && waiting > 0 ? socket.bytesWritten - waiting : null;
      if (socket && before !== null && now !== null && now - before < bytes) socket.destroy();
      taken.set(response, now);
    }
  }, withinMs);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}
