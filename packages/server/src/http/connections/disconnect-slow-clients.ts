import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** A client that reads less than this while more is waiting is disconnected. */
const MIN_RATE = { bytes: 60 * 1024, withinMs: 60_000 };

/**
 * Destroys connections whose client does not read its response. Each holds an open file, an archive that is being
 * packed, or a response in memory. A client that reads continuously is left alone, and so is a stream with nothing to
 * send.
 */
export function disconnectSlowReaders(app: FastifyInstance, { bytes, withinMs } = MIN_RATE): void {
  /** Bytes that each client had read at the last check; null when nothing was waiting. */
  const bytesRead = new Map<Socket, number | null>();
  app.server.on('connection', (socket) => {
    bytesRead.set(socket, null);
    socket.once('close', () => bytesRead.delete(socket));
  });
  const checkInterval = setInterval(() => {
    for (const [socket, before] of bytesRead) {
      const waiting = socket.writableLength;
      const now = waiting > 0 ? socket.bytesWritten - waiting : null;
      if (before !== null && now !== null && now - before < bytes) socket.destroy();
      bytesRead.set(socket, now);
    }
  }, withinMs);
  checkInterval.unref();
  app.addHook('onClose', async () => clearInterval(checkInterval));
}
