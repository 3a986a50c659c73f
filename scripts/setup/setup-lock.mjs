import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE } from './paths.mjs';

const FILE = join(CACHE, 'setup.lock');
const BEAT_MS = 2000;
const STALE_MS = 30_000;

/** Returns null instead of throwing the error of that code. */
const ignoreError = (code, work) => {
  try {
    return work();
  } catch (error) {
    if (error.code !== code) throw error;
    return null;
  }
};

const take = () =>
  ignoreError('EEXIST', () => {
    writeFileSync(FILE, `${hostname()} ${process.pid}`, { flag: 'wx' });
    return true;
  });

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** True when the holder died on this machine, had our process id, or has not renewed its lock for long. */
const isStale = (text) => {
  const [host, pid] = text.split(' ');
  if (host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true;
  return Date.now() - statSync(FILE).mtimeMs > STALE_MS;
};

/** Moves a stale lock aside. Two processes cannot both move the same file, and a fresh lock is put back. */
const clearIfStale = () =>
  ignoreError('ENOENT', () => {
    const text = readFileSync(FILE, 'utf8');
    if (!isStale(text)) return false;
    const movedFile = `${FILE}.${process.pid}`;
    renameSync(FILE, movedFile);
    if (readFileSync(movedFile, 'utf8') === text) rmSync(movedFile);
    else renameSync(movedFile, FILE);
    return true;
  });

/** Runs `work` while no other start or test of this clone installs or builds. The lock of a killed holder expires. */
export const withSetupLock = async (work) => {
  mkdirSync(CACHE, { recursive: true });
  for (let isAnnounced = false; !take(); ) {
    if (clearIfStale()) continue;
    if (!isAnnounced)
      console.log('다른 프로세스가 설치·빌드 중입니다. 기다립니다. (waiting for another setup in this clone)');
    isAnnounced = true;
    await sleep(300);
  }
  const heartbeat = setInterval(() => utimesSync(FILE, new Date(), new Date()), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    rmSync(FILE, { force: true });
  }
};
