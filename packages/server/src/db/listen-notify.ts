import pg from 'pg';

/** Handlers of a listening connection. */
export type NotificationHandlers = {
  /** Called with the payload of each notification of a committed transaction, by channel. */
  onNotification: Readonly<Record<string, (payload: string) => void>>;
  /** Called after the connection was lost and opened again: notifications may have been missed. */
  onReconnect: () => void;
};

/** Listens on all channels that have a handler, until the returned function is called. */
export type Listen = (handlers: NotificationHandlers) => Promise<() => Promise<void>>;

type Logger = { error: (details: object, message: string) => void };
type Listener = { handlers: NotificationHandlers; url: string; log: Logger };

const RETRY_MS = 500;
const PROBE_MS = 30_000;
const TIMEOUT_MS = 5000;

/**
 * Opens a listening connection and returns the function that closes it. `onLost` is called once when it breaks;
 * regular probes find a dead connection. Throws when it cannot be opened.
 */
async function connect({ handlers, url }: Omit<Listener, 'log'>, onLost: () => void): Promise<() => Promise<void>> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'portal-listen',
    connectionTimeoutMillis: TIMEOUT_MS,
    query_timeout: TIMEOUT_MS,
    keepAlive: true,
  });
  let isOpen = false;
  let isEnded = false;
  const end = async (): Promise<void> => {
    if (isEnded) return;
    isEnded = true;
    clearInterval(probe);
    await client.end().catch(() => {});
  };
  const fail = (): void => {
    if (isOpen && !isEnded) onLost();
    void end();
  };
  const probe = setInterval(() => client.query('select 1').catch(fail), PROBE_MS);
  probe.unref();
  client.on('error', fail);
  client.on('end', fail);
  client.on('notification', ({ channel, payload }) => handlers.onNotification[channel]?.(payload ?? ''));
  try {
    await client.connect();
    for (const channel of Object.keys(handlers.onNotification))
      await client.query(`listen ${client.escapeIdentifier(channel)}`);
    isOpen = true;
  } catch (error) {
    await end();
    throw error;
  }
  return end;
}

/**
 * Listens on PostgreSQL with a connection of its own, which no pooler may share. A lost connection is opened again.
 * Then the handlers learn that notifications may have been missed (R21).
 */
export async function listenForNotifications(listener: Listener): Promise<() => Promise<void>> {
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
      else if (isLost) listener.handlers.onReconnect();
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
