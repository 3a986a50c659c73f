import { rmSync } from 'node:fs';
import { connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { CommandError } from '../exit-with.ts';
import { type BackupSource, backUp, describeBackup } from './back-up.ts';

const socketOf = (dataDir: string): string => join(dataDir, 'backup.sock');

const request = z.object({ file: z.string() });
const outcome = z.object({ done: z.string() }).or(z.object({ refused: z.string() }));

type EmbeddedSource = BackupSource & { database: { kind: 'embedded' } };

/** One request a connection: JSON until its end, then JSON back. */
async function answer(socket: Socket, source: BackupSource): Promise<void> {
  // Reading to the end would close the way back too.
  const { file } = request.parse(JSON.parse(await text(socket.iterator({ destroyOnReturn: false }))));
  const said = await backUp(source, file).then(
    (made) => ({ done: describeBackup(made) }),
    (error: Error) => ({ refused: error.message }),
  );
  socket.end(JSON.stringify(said));
}

/**
 * Makes backups for the command while this process holds the embedded database, over a socket in the data folder,
 * which only its owner may enter. The answer ends it.
 */
export async function serveBackups(source: EmbeddedSource): Promise<() => void> {
  const path = socketOf(source.database.dataDir);
  // Of a killed process: this one holds the folder now.
  rmSync(path, { force: true });
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    socket.on('error', () => {});
    answer(socket, source).catch(() => socket.destroy());
  });
  const listening = new Promise<void>((done, failed) => server.once('error', failed).listen(path, done));
  await listening.catch((error: Error) => source.log.warn({ reason: error.message }, 'no backups while serving'));
  return () => void server.close();
}

/** Asks the process that holds the folder for a backup; undefined when nobody listens there. */
export async function askForBackup(dataDir: string, file: string): Promise<string | undefined> {
  const socket = connect({ path: socketOf(dataDir), allowHalfOpen: true });
  try {
    await new Promise<void>((done, failed) => socket.once('connect', done).once('error', failed));
  } catch {
    return undefined;
  }
  socket.end(JSON.stringify({ file }));
  const said = outcome.parse(JSON.parse((await text(socket)) || '{"refused":"백업이 도중에 끊겼습니다."}'));
  if ('refused' in said) throw new CommandError(said.refused);
  return said.done;
}
