import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE } from './paths.mjs';

const FILE = join(CACHE, 'setup.lock');
const BEAT_MS = 2000;
const STALE_MS = 30_000;

/** Returns null instead of throwing the error of that code. */
const unless = (code, work) => {
  try {
    return work();
  } catch (error) {
    if (error.code !== code) throw error;
    return null;
  }
};

const take = () =>
  unless('EEXIST', () => {
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
  unless('ENOENT', () => {
    const text = readFileSync(FILE, 'utf8');
    if (!isStale(text)) return false;
    const aside = `${FILE}.${process.pid}`;
    renameSync(FILE, aside);
    if (readFileSync(aside, 'utf8') === text) rmSync(aside);
    else renameSync(aside, FILE);
    return true;
  });

/** Runs `work` while no other start or test of this clone installs or builds. The lock of a killed holder expires. */
export const withSetupLock = async (work) => {
  mkdirSync(CACHE, { recursive: true });
  for (let told = false; !take(); ) {
    if (clearIfStale()) continue;
    if (!told) console.log('다른 프로세스가 설치·빌드 중입니다. 기다립니다. (waiting for another setup in this clone)');
    told = true;
    await sleep(300);
  }
  const beat = setInterval(() => utimesSync(FILE, new Date(), new Date()), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(FILE, { force: true });
  }
};
