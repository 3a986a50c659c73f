import { randomBytes } from 'node:crypto';
import { renameSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';
import { DatabaseError } from '../connect.ts';

/** True when a process listens on the socket. */
export const isListening = (address: string): Promise<boolean> =>
  new Promise((answer) => {
    const socket = connect(address);
    socket.once('connect', () => answer(true)).once('error', () => answer(false));
    socket.once('connect', () => socket.destroy());
  });

/** What a process that is about to end answers on its socket. */
const LEAVING = 'leaving';

/** A locked folder. After `leave` the socket answers that this process is about to end. */
export type Lock = { release: () => void; leave: () => void };

const addressOf = (dataDir: string): string => join(resolve(dataDir), 'portal.sock');

/**
 * True when the process that holds the folder is about to end, or has just ended. A version before this answers
 * nothing.
 */
export const isLeft = (dataDir: string): Promise<boolean> =>
  new Promise((answer) => {
    let word = '';
    const socket = connect(addressOf(dataDir));
    socket.setEncoding('utf8').on('data', (text: string) => {
      word += text;
    });
    socket.once('error', () => answer(true)).once('end', () => answer(word === LEAVING));
  });

const listen = (address: string, answer: () => string): Promise<Server | undefined> =>
  new Promise((done, failed) => {
    const server = createServer((socket) => {
      socket.on('error', () => {});
      socket.end(answer());
    });
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') done(undefined);
      else failed(new DatabaseError(`DATA_DIR에 소켓을 만들 수 없습니다 (${error.code}): ${address}`));
    });
    server.listen(address, () => done(server.unref()));
  });

/** Removes the socket of a process that has ended. A socket that another process created meanwhile is put back. */
async function removeStaleSocket(address: string): Promise<void> {
  const aside = `${address}-${randomBytes(3).toString('hex')}`;
  try {
    renameSync(address, aside);
  } catch {
    return;
  }
  if (await isListening(aside)) renameSync(aside, address);
  else rmSync(aside, { force: true });
}

/**
 * Locks the data folder for this process until it ends; undefined when another process has locked it. The socket is in
 * the folder, so that the lock also works for containers that share the volume.
 */
export async function lockFolder(dataDir: string): Promise<Lock | undefined> {
  const address = addressOf(dataDir);
  let word = '';
  const answer = (): string => word;
  let server = await listen(address, answer);
  if (server === undefined && !(await isListening(address))) {
    await removeStaleSocket(address);
    server = await listen(address, answer);
  }
  const leave = (): void => {
    word = LEAVING;
  };
  return server && { release: () => void server.close(), leave };
}
