import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import type { BenchContext } from './bench-context.ts';
import { prepareAccounts, prepareDatabase, startPortal, stopChild } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import type { Endpoint } from './post-json.ts';
import { p99, workMeanwhile } from './work-meanwhile.ts';

const MEGABYTE = 1024 * 1024;
/** The most by which the memory of the server may grow. */
const MOST_GROWTH_MB = 150;
const LIST = 'Construction/all-construction-mize-list';
const COLUMNS = 'no^status^name^company^area^start^offered^price^add^pm^user^posted^chosen^bill';

/** Connections of the workbooks, beside those of the others. */
const agent = new Agent({ keepAlive: false });

/** Resident memory of a process in megabytes: now, and its peak since `forget`. */
function memoryOf(pid: number) {
  const read = (field: string): number => {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return (Number(new RegExp(`${field}:\\s+(\\d+)`).exec(status)?.[1]) * 1024) / MEGABYTE;
  };
  return {
    now: () => read('VmRSS'),
    peak: () => read('VmHWM'),
    forget: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
  };
}

/** Downloads the workbook of the whole list without storing it. Returns its bytes and seconds. */
function exportAll({ port, cookie }: Endpoint): Promise<{ bytes: number; seconds: number }> {
  const body = JSON.stringify({ List: LIST, ExportId: crypto.randomUUID(), Filter: '{}', Columns: COLUMNS });
  const headers = { cookie, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
  const started = performance.now();
  return new Promise((done, failed) => {
    const sent = request({ agent, host: '127.0.0.1', port, path: '/api/Excel/list-export', method: 'POST', headers });
    sent.on('error', failed).on('response', async (response) => {
      let bytes = 0;
      for await (const chunk of response) bytes += (chunk as Buffer).length;
      if (response.statusCode !== 200 || !response.complete) failed(new Error(`answered ${response.statusCode}`));
      done({ bytes, seconds: (performance.now() - started) / 1000 });
    });
    sent.end(body);
  });
}

/**
 * Makes workbooks of a list, one and two at once, while another user opens its pages. Prints how far the memory of the
 * server grows and what the others wait. Fails when the memory grows by 150 MB or more.
 */
export async function bench({ folder, args, postgres }: BenchContext): Promise<void> {
  const { values } = parseArgs({ args, options: { rows: { type: 'string', default: '100000' } } });
  const { url, database } = await prepareDatabase(postgres.url, Number(values.rows));
  await prepareAccounts(database);
  const portal = await startPortal(folder, url, {
    NODE_ENV: 'production',
    COMPANY_NAME: '시험',
    COMPANY_URL: 'https://example.com',
    COMPANY_ADDRESS: '서울',
  });
  let most = 0;
  try {
    const { M: staff } = portal.endpoints;
    if (!staff || portal.child.pid === undefined) throw new Error('the portal did not start');
    const memory = memoryOf(portal.child.pid);
    await workMeanwhile(staff, LIST, sleep(3000));
    const base = memory.now();
    console.log(
      tableRow([
        'workbooks of all rows',
        'rows',
        'seconds',
        'MB',
        'memory grew by MB',
        'others p50 ms',
        'p99 ms',
        'most ms',
      ]),
    );
    console.log(tableRow(['---', ...Array<string>(7).fill('---:')]));
    for (const count of [0, 1, 2]) {
      memory.forget();
      const made =
        count === 0 ? sleep(5000).then(() => []) : Promise.all(Array.from({ length: count }, () => exportAll(staff)));
      const times = await workMeanwhile(staff, LIST, made);
      const [first = { bytes: 0, seconds: 5 }] = await made;
      const growth = memory.peak() - base;
      if (count === 1) most = growth;
      const middle = median(times);
      const figures = [middle, p99(times), times.at(-1) ?? 0].map((ms) => ms.toFixed(1));
      console.log(
        tableRow([
          count,
          values.rows,
          first.seconds.toFixed(1),
          (first.bytes / MEGABYTE).toFixed(1),
          Math.round(growth),
          ...figures,
        ]),
      );
    }
  } finally {
    await stopChild(portal.child);
    rmSync(portal.data, { recursive: true, force: true });
    await database.close();
  }
  if (most >= MOST_GROWTH_MB) throw new Error(`memory grew by ${MOST_GROWTH_MB} MB or more`);
}
