import type { FastifyBaseLogger } from 'fastify';
import { Gauge, type Registry } from 'prom-client';

/** What is stored: bytes by folder, and of the user and the room that have most. */
export type StoredBytes = { folders: ReadonlyMap<string, number>; largestUser: number; largestRoom: number };

/** Sums over all files are taken at most so often, however often somebody looks. */
const FRESH_MS = 60_000;

/** Adds stored bytes to the metrics, without ids: they are nobody's names. A failed look leaves what was seen before. */
export function measureStoredBytes(
  registry: Registry,
  look: () => Promise<StoredBytes>,
  log: Pick<FastifyBaseLogger, 'warn'>,
): void {
  let lookedAt = Number.NEGATIVE_INFINITY;
  let latest: Promise<void> = Promise.resolve();
  const refresh = async (): Promise<void> => {
    const stored = await look();
    for (const [folder, bytes] of stored.folders) folders.set({ folder }, bytes);
    largest.set({ owner: 'user' }, stored.largestUser);
    largest.set({ owner: 'room' }, stored.largestRoom);
  };
  const collect = (): Promise<void> => {
    if (performance.now() - lookedAt > FRESH_MS) {
      lookedAt = performance.now();
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
