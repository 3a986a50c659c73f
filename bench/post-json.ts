import { Agent, request } from 'node:http';

const agent = new Agent({ keepAlive: true, maxSockets: 1 });

/** The endpoint a request goes to. The portal needs the session cookie; the bare server takes an empty one. */
export type Endpoint = { port: number; path: string; cookie: string };

export type Reply = { status: number; text: string; cookies: string[]; ms: number };

/** Posts one JSON body over a kept-alive connection. Measures in ms from sending to the last byte of the response. */
export function postJson({ port, path, cookie }: Endpoint, body: object): Promise<Reply> {
  const payload = JSON.stringify(body);
  const headers = {
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(payload),
    ...(cookie === '' ? {} : { cookie }),
  };
  const started = performance.now();
  return new Promise((done, failed) => {
    const sent = request({ agent, host: '127.0.0.1', port, path, method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const ms = performance.now() - started;
        const text = Buffer.concat(chunks).toString('utf8');
        done({ status: response.statusCode ?? 0, text, cookies: response.headers['set-cookie'] ?? [], ms });
      });
    });
    sent.on('error', failed);
    sent.end(payload);
  });
}
