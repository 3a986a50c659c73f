import { type ChildProcess, fork } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { prepareAccounts, prepareDatabase, startPortal, stopChild } from './bench-servers.ts';
import { tableRow } from './figures.ts';
import { type Endpoint, postJson } from './post-json.ts';

const MEGABYTE = 1024 * 1024;
const FILES = 10;
const FILE_BYTES = 100 * MEGABYTE;
/** The most by which the memory of the server may grow, in bytes. */
const MOST_GROWTH = 150 * MEGABYTE;
const BOUNDARY = 'bench-of-files';
/** The bench needs no more than users and one company. */
const ROWS = 1000;

const agent = new Agent({ keepAlive: false, maxSockets: FILES });
const block = Buffer.alloc(MEGABYTE, createHash('sha512').update('attachment').digest());

/** Resident memory of a process in bytes: now, and its peak since `forget`. Linux records the peak exactly. */
function memoryOf(pid: number) {
  const read = (field: string): number => {
    const line = readFileSync(`/proc/${pid}/status`, 'utf8')
      .split('\n')
      .find((one) => one.startsWith(`${field}:`));
    return Number(/\d+/.exec(line ?? '')?.[0]) * 1024;
  };
  return {
    now: () => read('VmRSS'),
    peak: () => read('VmHWM'),
    forget: () => writeFileSync(`/proc/${pid}/clear_refs`, '5'),
  };
}

type Memory = ReturnType<typeof memoryOf>;
type Measured = { storage: string; what: string; megabytes: number; seconds: number; growth: number };

/** A multipart form with attachments of `bytes` bytes each, generated while it is sent. */
function* streamForm(bytes: number): Generator<Buffer> {
  const head = (name: string, rest = '') =>
    Buffer.from(`--${BOUNDARY}\r\ncontent-disposition: form-data; name="${name}"${rest}\r\n\r\n`);
  const fields = { FixYN: 'N', CategoryId: '1', NoticeSubject: '대용량 첨부', NoticeContent: '<p>첨부 확인</p>' };
  for (const [name, value] of Object.entries(fields)) yield Buffer.concat([head(name), Buffer.from(`${value}\r\n`)]);
  for (let file = 0; file < FILES; file += 1) {
    yield head('files', `; filename="영상 ${file}.mp4"`);
    for (let left = bytes; left > 0; left -= block.length) yield block.subarray(0, Math.min(left, block.length));
    yield Buffer.from('\r\n');
  }
  yield Buffer.from(`--${BOUNDARY}--\r\n`);
}

const lengthOf = (bytes: number): number => {
  let length = -FILES * bytes;
  for (const piece of streamForm(0)) length += piece.length;
  return length + 2 * FILES * bytes;
};

const responseOf = (sent: ClientRequest): Promise<IncomingMessage> =>
  new Promise((done, failed) => sent.once('response', done).once('error', failed));

async function readText(response: IncomingMessage): Promise<string> {
  const text = Buffer.concat(await response.toArray()).toString('utf8');
  if (response.statusCode !== 200) throw new Error(`answered ${response.statusCode}: ${text.slice(0, 200)}`);
  return text;
}

/** Registers a notice with ten attachments. Returns its id and the stored names. */
async function upload({ port, cookie }: Endpoint, bytes: number): Promise<{ id: number; names: string[] }> {
  const headers = {
    cookie,
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
    'content-length': lengthOf(bytes),
  };
  const sent = request({ agent, host: '127.0.0.1', port, path: '/api/Notice/notice-add', method: 'POST', headers });
  const answer = responseOf(sent);
  await pipeline(Readable.from(streamForm(bytes)), sent);
  const id = Number(JSON.parse(await readText(await answer)).data[0].noticeId);
  const info = await postJson({ port, cookie, path: '/api/Notice/notice-info' }, { NoticeId: id });
  return { id, names: JSON.parse(info.text).data[0].attachFiles.split(',') };
}

/** Reads a response to its end without storing it. Returns the number of bytes. */
async function download({ port, cookie }: Endpoint, path: string): Promise<number> {
  const response = await responseOf(get({ agent, host: '127.0.0.1', port, path, headers: { cookie } }));
  let bytes = 0;
  for await (const chunk of response) bytes += (chunk as Buffer).length;
  if (response.statusCode !== 200 || !response.complete) throw new Error(`${path} answered ${response.statusCode}`);
  return bytes;
}

const fileAddress = (name: string): string => `/api/Notice/download-file?fileName=${encodeURIComponent(name)}`;

/**
 * Runs every measured step on one storage. The first round uses small files and loads what the server needs. That
 * memory counts as growth too.
 */
async function measure(storage: string, endpoint: Endpoint, reader: Endpoint, memory: Memory): Promise<Measured[]> {
  const measured: Measured[] = [];
  const base = memory.now();
  for (const bytes of [MEGABYTE, FILE_BYTES]) {
    let notice = { id: 0, names: [''] };
    const step = async (what: string, run: () => Promise<unknown>): Promise<void> => {
      memory.forget();
      const started = performance.now();
      await run();
      const seconds = (performance.now() - started) / 1000;
      measured.push({ storage, what, megabytes: (FILES * bytes) / MEGABYTE, seconds, growth: memory.peak() - base });
    };
    await step('up, in one notice', async () => {
      notice = await upload(endpoint, bytes);
    });
    await step('down, one after the other', async () => {
      for (const name of notice.names) await download(reader, fileAddress(name));
    });
    await step('down, all at once', () => Promise.all(notice.names.map((name) => download(reader, fileAddress(name)))));
    await step('down, as one archive', () => download(reader, `/api/Notice/download-archive?NoticeId=${notice.id}`));
  }
  return measured.filter(({ megabytes }) => megabytes > FILES);
}

/**
 * Starts the object store of the tests in its own process. Returns it with the environment variables that point to it.
 */
async function startObjects(folder: string): Promise<{ child: ChildProcess; env: Record<string, string> }> {
  const child = fork(join(folder, 'object-store.mjs'));
  const env = await new Promise<Record<string, string>>((done) =>
    child.once('message', (message) => done(message as Record<string, string>)),
  );
  return { child, env: { ...env, STORAGE_URL: 's3://bench/portal' } };
}

type BenchInput = { folder: string; args: string[]; postgres: { version: number; url: string } };

function print(measured: readonly Measured[]): void {
  console.log(tableRow(['storage', 'ten attachments of 100 MB', 'MB a second', 'memory grew by MB']));
  console.log(tableRow(['---', '---', '---:', '---:']));
  for (const { storage, what, megabytes, seconds, growth } of measured) {
    console.log(tableRow([storage, what, Math.round(megabytes / seconds), Math.round(growth / MEGABYTE)]));
  }
}

/**
 * Uploads and downloads ten attachments of 100 MB in one notice, on a folder and on an object store. Measures how far
 * the server's memory grows over its size right after the sign-ins. Fails at 150 MB.
 */
export async function bench({ folder, postgres }: BenchInput): Promise<void> {
  const { url, database } = await prepareDatabase(postgres.url, ROWS);
  await prepareAccounts(database);
  const objects = await startObjects(folder);
  const measured: Measured[] = [];
  try {
    for (const [storage, env] of [
      ['folder', {}],
      ['S3', objects.env],
    ] as const) {
      const portal = await startPortal(folder, url, env);
      try {
        const { M: staff, C: partner } = portal.endpoints;
        if (!staff || !partner || portal.child.pid === undefined) throw new Error('the portal did not start');
        measured.push(...(await measure(storage, staff, partner, memoryOf(portal.child.pid))));
      } finally {
        await stopChild(portal.child);
        rmSync(portal.data, { recursive: true, force: true });
      }
    }
  } finally {
    await stopChild(objects.child);
    await database.close();
  }
  print(measured);
  if (measured.some(({ growth }) => growth >= MOST_GROWTH)) throw new Error('memory grew by 150 MB or more');
}
