import { expect, it } from 'vitest';
import { type Disk, writeOrder } from '../../src/db/write-order.ts';

const LOG = '/db/pg_wal/000000010000000000000001';
const PAGE = '/db/base/5/16384';
const OTHER = '/db/base/5/16385';
const CONTROL = '/db/global/pg_control';

/** A disk whose syncs end when they are told to; `done` lists what reached it. */
function slowDisk() {
  const done: string[] = [];
  const waiting: { path: string; end: (error?: Error) => void }[] = [];
  const disk: Disk = {
    syncNow: (path) => void done.push(path),
    sync: (path) =>
      new Promise((resolve, reject) => {
        waiting.push({
          path,
          end: (error) => {
            if (error) return reject(error);
            done.push(path);
            resolve();
          },
        });
      }),
  };
  const end = async (error?: Error): Promise<void> => {
    for (const { end: endOne } of waiting.splice(0)) endOne(error);
    await new Promise((soon) => setImmediate(soon));
  };
  return { disk, done, waiting, end };
}

const start = () => {
  const slow = slowDisk();
  const order = writeOrder('/db', slow.disk);
  const write = (path: string): void => {
    order.before(path);
    order.after(path);
  };
  return { ...slow, order, write };
};

it('the log is on disk before a page is changed, also while a sync of it is on the way', () => {
  const { done, order, write } = start();
  write(LOG);
  write(PAGE);
  expect(done).toEqual([LOG]);
  write(LOG);
  void order.settled();
  write(PAGE);
  expect(done).toEqual([LOG, LOG]);
});

it('all pages are on disk before the control file is changed, and that before anything else happens', () => {
  const { done, write } = start();
  for (const path of [PAGE, OTHER, PAGE, LOG, CONTROL]) write(path);
  expect(done).toEqual([LOG, PAGE, OTHER, CONTROL]);
  write(CONTROL);
  expect(done.slice(4)).toEqual([CONTROL]);
});

it('a page that is removed is not synced, scratch files never are', () => {
  const { done, order, write } = start();
  write(PAGE);
  order.before(PAGE);
  order.removed(PAGE);
  write('/db/base/pgsql_tmp/1');
  write(CONTROL);
  expect(done).toEqual([CONTROL]);
});

it('a renamed file and its folder are on disk at once; a renamed log with the next commit', async () => {
  const { done, order, write, end } = start();
  write('/db/base/5/map.tmp');
  order.before('/db/base/5/map.tmp');
  order.renamed('/db/base/5/map.tmp', '/db/base/5/map');
  expect(done).toEqual(['/db/base/5/map', '/db/base/5']);
  write('/db/pg_wal/xlogtemp.42');
  order.renamed('/db/pg_wal/xlogtemp.42', LOG);
  const settled = order.settled();
  await end();
  await settled;
  expect(done.slice(2).sort()).toEqual(['/db/pg_wal', LOG]);
});

it('who commits while a sync is on the way waits for the next one, together with the others', async () => {
  const { order, write, waiting, end } = start();
  const settled: string[] = [];
  const commit = (name: string): void => {
    write(LOG);
    void order.settled().then(() => settled.push(name));
  };
  commit('a');
  commit('b');
  commit('c');
  expect(waiting).toHaveLength(1);
  await end();
  expect(settled).toEqual(['a']);
  expect(waiting).toHaveLength(1);
  await end();
  expect(settled).toEqual(['a', 'b', 'c']);
  await order.settled();
});

it('who wrote nothing waits for nothing, but for what others have just written', async () => {
  const { order, write, end } = start();
  await order.settled();
  write(LOG);
  const first = order.settled();
  const second = order.settled();
  await end();
  await Promise.all([first, second]);
});

it('after a sync that failed nothing is acknowledged any more', async () => {
  const { order, write, end } = start();
  write(LOG);
  const first = order.settled();
  const failing = expect(first).rejects.toThrow('EIO');
  await end(new Error('EIO'));
  await failing;
  await expect(order.settled()).rejects.toThrow('EIO');
  write(LOG);
  await expect(order.settled()).rejects.toThrow('EIO');
});
