import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Credentials, isSigned } from './s3-signature.ts';

/** A stored object: its file, its size in bytes, and when it was stored. */
type Stored = { file: string; bytes: number; storedAt: Date };
type Objects = Map<string, Stored>;
/** A received request and its status. */
type ReceivedRequest = { method: string; path: string; type: string | undefined; status: number };

const CREDENTIALS: Credentials = { id: 'key', secret: 'secret' };
const PAGE = 2;
const XML = { 'content-type': 'application/xml' };

function answerError(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, XML).end(`<?xml version="1.0"?><Error><Code>${code}</Code></Error>`);
}

/** Streams the body of a request to disk. The object appears complete and with the signed hash, or not at all. */
async function receiveObject(
  folder: string,
  request: IncomingMessage,
  response: ServerResponse,
  add: (at: Stored) => void,
) {
  const file = join(folder, randomUUID());
  const hash = createHash('sha256');
  let bytes = 0;
  const meter = new Transform({
    transform(chunk, _encoding, done) {
      hash.update(chunk);
      bytes += chunk.length;
      done(null, chunk);
    },
  });
  try {
    await pipeline(request, meter, createWriteStream(file));
  } catch {
    await rm(file, { force: true });
    return;
  }
  const declaredHash = request.headers['x-amz-content-sha256'];
  const isWhole = bytes === Number(request.headers['content-length']);
  if (!isWhole || (declaredHash !== 'UNSIGNED-PAYLOAD' && declaredHash !== hash.digest('hex'))) {
    await rm(file, { force: true });
    answerError(response, 400, 'XAmzContentSHA256Mismatch');
    return;
  }
  add({ file, bytes, storedAt: new Date() });
  response.writeHead(200, { etag: '"1"' }).end();
}

async function sendObject(found: Stored | undefined, response: ServerResponse): Promise<void> {
  if (!found) return answerError(response, 404, 'NoSuchKey');
  response.writeHead(200, { 'content-length': found.bytes });
  // The client disconnected, which ends the read.
  await pipeline(createReadStream(found.file), response).catch(() => undefined);
}

/** Lists the keys below a prefix, two on a page. */
function listObjects(objects: Objects, url: URL, response: ServerResponse): void {
  const bucket = `${url.pathname.replace(/\/$/, '')}/`;
  const found = [...objects].filter(([path]) => path.startsWith(`${bucket}${url.searchParams.get('prefix') ?? ''}`));
  const start = Number(url.searchParams.get('continuation-token') ?? 0);
  const contents = found.slice(start, start + PAGE).map(([path, { storedAt }]) => {
    const key = path.slice(bucket.length);
    return `<Contents><Key>${key}</Key><LastModified>${storedAt.toISOString()}</LastModified></Contents>`;
  });
  const next = start + PAGE < found.length ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : '';
  response
    .writeHead(200, XML)
    .end(`<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`);
}

type StoreState = { objects: Objects; folder: string };

async function handleRequest(
  { objects, folder }: StoreState,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '', 'http://store');
  const path = decodeURIComponent(url.pathname);
  if (!isSigned(request, CREDENTIALS)) return answerError(response, 403, 'SignatureDoesNotMatch');
  if (request.method === 'PUT') return receiveObject(folder, request, response, (stored) => objects.set(path, stored));
  if (request.method === 'GET' && url.searchParams.get('list-type') === '2') return listObjects(objects, url, response);
  if (request.method === 'GET') return sendObject(objects.get(path), response);
  const removed = objects.get(path);
  objects.delete(path);
  if (removed) await rm(removed.file, { force: true });
  response.writeHead(204).end();
}

/**
 * Starts an object store on a free port, with its objects on disk: put, get, list and delete by path. It accepts only
 * requests signed with its credentials and bodies with the signed hash. `env` configures the SDK for it.
 */
export async function startObjectStore() {
  const folder = await mkdtemp(join(tmpdir(), 'portal-objects-'));
  const objects: Objects = new Map();
  const requests: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    const { method = '', url = '', headers } = request;
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    response.on('close', () =>
      requests.push({ method, path, type: headers['content-type'], status: response.statusCode }),
    );
    handleRequest({ objects, folder }, request, response).catch((error: Error) => response.destroy(error));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    objects,
    requests,
    env: { AWS_ENDPOINT_URL: url, AWS_ACCESS_KEY_ID: CREDENTIALS.id, AWS_SECRET_ACCESS_KEY: CREDENTIALS.secret },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true, force: true });
    },
  };
}

export type ObjectStore = Awaited<ReturnType<typeof startObjectStore>>;
