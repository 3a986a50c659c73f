import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

type Seen = { method: string; path: string; type: string | undefined };

async function readAll(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function answerGet(objects: Map<string, Buffer>, path: string, response: ServerResponse): void {
  const found = objects.get(path);
  if (found) {
    response.writeHead(200, { 'content-length': found.length }).end(found);
    return;
  }
  const xml = '<?xml version="1.0"?><Error><Code>NoSuchKey</Code><Message>absent</Message></Error>';
  response.writeHead(404, { 'content-type': 'application/xml' }).end(xml);
}

const PAGE = 2;

/** Keys below a prefix, two on a page; a key that begins with 'old' was stored long ago. */
function answerList(objects: Map<string, Buffer>, url: URL, response: ServerResponse): void {
  const bucket = `${url.pathname.replace(/\/$/, '')}/`;
  const keys = [...objects.keys()]
    .filter((path) => path.startsWith(`${bucket}${url.searchParams.get('prefix') ?? ''}`))
    .map((path) => path.slice(bucket.length));
  const start = Number(url.searchParams.get('continuation-token') ?? 0);
  const contents = keys.slice(start, start + PAGE).map((key) => {
    const stored = key.includes('/old') ? '2020-01-01T00:00:00.000Z' : new Date().toISOString();
    return `<Contents><Key>${key}</Key><LastModified>${stored}</LastModified></Contents>`;
  });
  const next = start + PAGE < keys.length ? `<NextContinuationToken>${start + PAGE}</NextContinuationToken>` : '';
  const xml = `<?xml version="1.0"?><ListBucketResult>${next}${contents.join('')}</ListBucketResult>`;
  response.writeHead(200, { 'content-type': 'application/xml' }).end(xml);
}

/** An object store on a free port: put, get, list and delete by path, unsigned requests refused. */
export async function startFakeS3() {
  const objects = new Map<string, Buffer>();
  const seen: Seen[] = [];
  const server = createServer(async (request, response) => {
    const { method = '', url = '', headers } = request;
    const path = decodeURIComponent(url.split('?')[0] ?? '');
    seen.push({ method, path, type: headers['content-type'] });
    const body = await readAll(request);
    if (!headers.authorization?.startsWith('AWS4-HMAC-SHA256')) response.writeHead(403).end();
    else if (method === 'GET' && url.includes('list-type=2')) answerList(objects, new URL(url, 'http://s3'), response);
    else if (method === 'GET') answerGet(objects, path, response);
    else if (method === 'PUT') {
      objects.set(path, body);
      response.writeHead(200, { etag: '"1"' }).end();
    } else {
      objects.delete(path);
      response.writeHead(204).end();
    }
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return { url: `http://127.0.0.1:${port}`, objects, seen, close: () => server.close() };
}
