import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A reader who takes less than this in such a time, while there is more for him, is given up. */
const SLOWEST = { bytes: 60 * 1024, withinMs: 60_000 };

/**
 * Breaks connections whose reader does not take what he asked for: each holds an open file, a row of attachments that
 * is being packed, or an answer in memory. Whoever reads, however long it takes, is left alone, and so is a stream on
 * which there is nothing to send.
 */
export function giveUpSlowReaders(app: FastifyInstance, { bytes, withinMs } = SLOWEST): void {
  /** Bytes that the reader of a connection had taken when somebody last looked; null while nothing waited for him. */
  const taken = new Map<Socket, number | null>();
  app.server.on('connection', (socket) => {
    taken.set(socket, null);
    socket.once('close', () => taken.delete(socket));
  });
  const look = setInterval(() => {
    for (const [socket, before] of taken) {
      const waiting = socket.writableLength;
      const now = waiting > 0 ? socket.bytesWritten - waiting : null;
      if (before !== null && now !== null && now - before < bytes) socket.destroy();
      taken.set(socket, now);
    }
  }, withinMs);
  look.unref();
  app.addHook('onClose', async () => clearInterval(look));
}
