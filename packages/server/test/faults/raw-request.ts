import { connect, type Socket } from 'node:net';

/** A request written to a socket by hand, to send slowly or more than is allowed. */
export type RawRequest = {
  write: (chunk: string | Uint8Array) => Promise<void>;
  /** Status and body of the response. Rejects when the connection breaks before it is complete. */
  answer: Promise<{ status: number; body: string }>;
  /** Closes the connection before the request is complete. */
  abort: () => void;
};

type Head = { port: number; path: string; headers: Record<string, string | number> };

function readAnswer(socket: Socket): Promise<{ status: number; body: string }> {
  let text = '';
  return new Promise((resolve, reject) => {
    const finish = (): void => {
      const status = Number(text.match(/^HTTP\/1\.1 (\d+)/)?.[1] ?? 0);
      const at = text.indexOf('\r\n\r\n');
      const length = Number(text.match(/\r\ncontent-length: (\d+)/i)?.[1] ?? -1);
      if (at >= 0 && Buffer.byteLength(text.slice(at + 4)) === length) resolve({ status, body: text.slice(at + 4) });
    };
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
      finish();
    });
    socket.once('error', reject);
    socket.once('close', () => reject(new Error(`closed without a whole answer: ${text.slice(0, 200)}`)));
  });
}

/** Opens a connection and sends the head of a POST. The body follows with `write`. */
export async function openRequest({ port, path, headers }: Head): Promise<RawRequest> {
  const socket = connect(port, '127.0.0.1');
  await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
  const answer = readAnswer(socket);
  // A caller that does not wait for the response must not fail when it rejects.
  answer.catch(() => undefined);
  const write = (chunk: string | Uint8Array): Promise<void> =>
    new Promise((resolve, reject) => socket.write(chunk, (error) => (error ? reject(error) : resolve())));
  const lines = Object.entries({ host: `127.0.0.1:${port}`, ...headers }).map(([name, value]) => `${name}: ${value}`);
  await write(`POST ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
  return { write, answer, abort: () => void socket.destroy() };
}
