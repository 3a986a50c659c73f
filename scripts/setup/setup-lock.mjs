import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { CACHE } from './paths.mjs';

const FILE = join(CACHE, 'setup.lock');
const BEAT_MS = 2000;
const STALE_MS = 30_000;

const readHolder = () => {
  try {
    return { text: readFileSync(FILE, 'utf8'), touched: statSync(FILE).mtimeMs };
  } catch {
    return null;
  }
};

const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The holder died (same machine), is an earlier life of our own number, or has not touched its lock for long. */
const isStale = ({ text, touched }) => {
  const [host, pid] = text.split(' ');
  if (host === hostname() && (Number(pid) === process.pid || !isAlive(Number(pid)))) return true;
  return Date.now() - touched > STALE_MS;
};

const take = () => {
  try {
    writeFileSync(FILE, `${hostname()} ${process.pid}`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    return false;
  }
};

/** Moves a stale lock aside; two cleaners cannot both take the same file, and a fresh one is put back. */
const clearStale = (seen) => {
  const aside = `${FILE}.${process.pid}`;
  try {
    renameSync(FILE, aside);
    if (readFileSync(aside, 'utf8') !== seen.text) renameSync(aside, FILE);
    else rmSync(aside);
  } catch {
    // Somebody else cleared it first.
  }
};

const waitForLock = async () => {
  let told = false;
  while (!take()) {
    const holder = readHolder();
    if (holder !== null && isStale(holder)) {
      clearStale(holder);
      continue;
    }
    if (!told) console.log('다른 프로세스가 설치·빌드 중입니다. 기다립니다. (waiting for another setup in this clone)');
    told = true;
    await sleep(300);
  }
};

/** Runs `work` while no other start or test of this clone installs or builds; a killed holder is noticed. */
export const withSetupLock = async (work) => {
  mkdirSync(CACHE, { recursive: true });
  await waitForLock();
  const beat = setInterval(() => utimesSync(FILE, new Date(), new Date()), BEAT_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
    rmSync(FILE, { force: true });
  }
};
