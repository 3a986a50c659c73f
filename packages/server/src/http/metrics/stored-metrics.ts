import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** Bytes of stored files by folder, and of the user and the room that have most. */
export type StoredBytes = { folders: ReadonlyMap<string, number>; largestUser: number; largestRoom: number };

/** The sums over all files are computed at most once in this time. */
const FRESH_MS = 60_000;

/**
 * Adds the stored bytes to the metrics, without ids of users or rooms. When a query fails, the previous values stay.
 */
export function measureStoredBytes(
  registry: Registry,
  readStoredBytes: () => Promise<StoredBytes>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  let readAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<void> = Promise.resolve();
  const refresh = async (): Promise<void> => {
    const stored = await readStoredBytes();
    for (const [folder, bytes] of stored.folders) folders.set({ folder }, bytes);
    largest.set({ owner: 'user' }, stored.largestUser);
    largest.set({ owner: 'room' }, stored.largestRoom);
  };
  const collect = (): Promise<void> => {
    if (performance.now() - readAt > FRESH_MS) {
      readAt = performance.now();
      latest = refresh().catch(() => log.warn('stored bytes could not be summed'));
    }
    return latest;
  };
  const gauge = <L extends string>(name: string, help: string, label: L) =>
    new Gauge({ name, help, labelNames: [label], registers: [registry], collect });
  const folders = gauge('stored_bytes', 'Bytes of stored files, by folder.', 'folder');
  const largest = gauge(
    'stored_bytes_largest',
    'Bytes of stored files of the user and of the room that have most.',
    'owner',
  );
}
