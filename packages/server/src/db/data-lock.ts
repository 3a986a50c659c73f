import { mkdirSync, rmSync, statSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { join, resolve } from 'node:path';

/** The directory belongs to another running process. */
export class DataDirInUse extends Error {
  constructor(dataDir: string) {
    super(`데이터 폴더를 다른 포털 프로세스가 사용하고 있습니다: ${resolve(dataDir)} (data directory is in use)`);
  }
}

const listen = (address: string): Promise<Server> =>
  new Promise((done, failed) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', failed);
    server.listen(address, () => {
      server.unref();
      done(server);
    });
  });

const answers = (address: string): Promise<boolean> =>
  new Promise((done) => {
    const socket = connect(address);
    socket.once('connect', () => {
      socket.destroy();
      done(true);
    });
    socket.once('error', () => done(false));
  });

/**
 * Takes the directory for this process until it ends; creates it when absent. PGlite has no lock of its own and
 * two processes on one directory lose data. The holder listens on a socket that the kernel closes with the
 * process, so a killed one leaves nothing to clean up. Throws DataDirInUse.
 */
export async function lockDataDir(dataDir: string): Promise<() => void> {
  mkdirSync(dataDir, { recursive: true });
  const server = await (process.platform === 'linux' ? lockByName(dataDir) : lockByFile(dataDir));
  return () => server.close();
}

/** Linux: an abstract socket named after the directory's device and inode, so that any path to it collides. */
async function lockByName(dataDir: string): Promise<Server> {
  const { dev, ino } = statSync(dataDir);
  return listen(`\0portal-data-${dev}-${ino}`).catch(() => {
    throw new DataDirInUse(dataDir);
  });
}

/** Elsewhere: a socket file; one that nobody answers on was left by a killed process and is replaced. */
async function lockByFile(dataDir: string): Promise<Server> {
  const path = join(dataDir, 'portal.lock');
  try {
    return await listen(path);
  } catch {
    if (await answers(path)) throw new DataDirInUse(dataDir);
    rmSync(path, { force: true });
    return listen(path);
  }
}
