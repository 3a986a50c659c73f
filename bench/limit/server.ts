import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { answers } from './answers.ts';

/** The limit server: node:http and pg and nothing else. It checks the session cookie, and no right and no field. */

const sessions = new Set<string>();

async function readBody(request: IncomingMessage): Promise<Record<string, string>> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString() || '{}');
}

function reply(response: ServerResponse, status: number, body: string, headers: Record<string, string> = {}): void {
  const length = Buffer.byteLength(body);
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'content-length': length,
    ...headers,
  });
  response.end(body);
}

function signIn(response: ServerResponse): void {
  const session = randomBytes(16).toString('hex');
  sessions.add(session);
  reply(response, 200, '{}', { 'set-cookie': `sid=${session}; HttpOnly` });
}

async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  if (request.url === '/api/Auth/login') return signIn(response);
  const session = /sid=([0-9a-f]+)/.exec(request.headers.cookie ?? '')?.[1];
  if (!session || !sessions.has(session)) return reply(response, 401, '{}');
  const answer = answers[request.url ?? ''];
  if (!answer) return reply(response, 404, '{}');
  reply(response, 200, await answer(body));
}

const server = createServer((request, response) => {
  serve(request, response).catch((error) => reply(response, 500, JSON.stringify({ error: String(error) })));
});

server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  process.send?.(typeof address === 'object' ? address?.port : 0);
});
