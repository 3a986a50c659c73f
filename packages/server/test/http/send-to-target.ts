import { Agent, request } from 'node:http';

/** A request with its target sent unchanged. fetch would normalise and encode it. */
export type TargetRequest = { target: string; method?: string; headers?: Record<string, string>; body?: string };

/** Opens a client of the portal at `port`. `ask` returns the status and the code of a refusal. */
export function openClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 4 });
  const ask = ({
    target,
    method = 'POST',
    headers = {},
    body,
  }: TargetRequest): Promise<{ status: number; code: string }> =>
    new Promise((resolve, reject) => {
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const type = body === undefined ? {} : { 'content-type': 'application/json' };
      const options = {
        host: '127.0.0.1',
        port,
        path: target,
        method,
        agent,
        headers: { ...length, ...type, ...headers },
      };
      const sent = request(options, (reply) => {
        let text = '';
        reply.setEncoding('utf8').on('data', (chunk: string) => {
          text += chunk;
        });
        reply.once('end', () =>
          resolve({ status: reply.statusCode ?? 0, code: /"code":"(\w+)"/.exec(text)?.[1] ?? '' }),
        );
      });
      sent.once('error', reject).end(body);
    });
  return { ask, close: () => agent.destroy() };
}
