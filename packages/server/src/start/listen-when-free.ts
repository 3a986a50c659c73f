import { setTimeout as sleep } from 'node:timers/promises';
import type { Ctx } from '../context.ts';

/** A leaving portal answers what it has begun: the drain and the last answers. */
const LEAVING_TIMEOUT_MS = 120_000;
const RETRY_MS = 500;
const ASK_MS = 2500;

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

/** True when a portal that is about to end listens there: it lives, and says that it serves no more. */
async function isLeaving(url: string): Promise<boolean> {
  const statusOf = async (path: string): Promise<number> =>
    (await fetch(`${url}${path}`, { signal: AbortSignal.timeout(ASK_MS) })).status;
  try {
    return (await statusOf('/healthz')) === 200 && (await statusOf('/readyz')) === 503;
  } catch {
    return false;
  }
}

/** Listens. While a portal that is about to end still holds the port, it waits and says so (D-564). */
export async function listenWhenFree(
  listen: () => Promise<string>,
  { host, port }: { host: string; port?: number },
  log: Pick<Ctx['log'], 'warn'>,
): Promise<string> {
  const deadline = Date.now() + LEAVING_TIMEOUT_MS;
  const url = `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
  for (let hasWarned = false; ; hasWarned = true) {
    try {
      return await listen();
    } catch (error) {
      const mayWait = isTaken(error) && Date.now() < deadline && (hasWarned || (await isLeaving(url)));
      if (!mayWait) throw error;
      if (!hasWarned) log.warn({ port }, '멈추고 있는 포털이 끝나기를 기다립니다.');
      await sleep(RETRY_MS);
    }
  }
}
