import pg from 'pg';

/** What a listener is told. */
export type Ears = {
  /** By channel: a notice sent with pg_notify by a transaction that was committed. */
  heard: Readonly<Record<string, (payload: string) => void>>;
  /** The connection was lost for a while: notices may have passed unheard. */
  missed: () => void;
};

/** Listens on all channels that have an ear until the answer is called. */
export type Listen = (ears: Ears) => Promise<() => Promise<void>>;

type Logger = { error: (details: object, message: string) => void };
type Listener = { ears: Ears; url: string; log: Logger };

const RETRY_MS = 500;
const PROBE_MS = 30_000;
const PATIENCE_MS = 5000;

/** A connection that listens. `lost` is called once when it is cut; a silent death is found by asking. Throws when it cannot be opened. */
async function connect({ ears, url }: Omit<Listener, 'log'>, lost: () => void): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portal-listen',
    connectionTimeoutMillis: PATIENCE_MS,
    query_timeout: PATIENCE_MS,
    keepAlive: true,
  });
  let isOpen = false;
  let isOver = false;
  const end = async (): Promise<void> => {
    if (isOver) return;
    isOver = true;
    clearInterval(probe);
    await client.end().catch(() => {});
  };
  const fail = (): void => {
    if (isOpen && !isOver) lost();
    void end();
  };
  const probe = setInterval(() => client.query('select 1').catch(fail), PROBE_MS);
  probe.unref();
  client.on('error', fail);
  client.on('end', fail);
  client.on('notification', ({ channel, payload }) => ears.heard[channel]?.(payload ?? ''));
  try {
    await client.connect();
    for (const channel of Object.keys(ears.heard)) await client.query(`listen ${client.escapeIdentifier(channel)}`);
    isOpen = true;
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/**
 * Listens on PostgreSQL with one connection of its own, which no pooler may share. A lost one is opened again until
 * it stands, and then the listener is told that it may have missed something (R21).
 */
export async function listenOnServer(listener: Listener): Promise<() => Promise<void>> {
  let isStopped = false;
  let isLost = false;
  let end = async (): Promise<void> => {};
  let retry: NodeJS.Timeout | undefined;
  const reopen = (): void => {
    if (isStopped) return;
    if (!isLost) listener.log.error({}, 'listening connection lost');
    isLost = true;
    retry = setTimeout(() => void open(), RETRY_MS);
    retry.unref();
  };
  const open = async (): Promise<void> => {
    try {
      const opened = await connect(listener, reopen);
      end = opened;
      if (isStopped) await opened();
      else if (isLost) listener.ears.missed();
      isLost = false;
    } catch {
      reopen();
    }
  };
  await open();
  return async () => {
    isStopped = true;
    clearTimeout(retry);
    await end();
  };
}
