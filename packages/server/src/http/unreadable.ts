import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '#refuse.ts';
import { refusalBody } from './repeats.ts';

type Unreadable = { status: number; refusal: 'BAD_REQUEST' | 'TOO_LARGE' };

const MALFORMED: Unreadable = { status: 400, refusal: 'BAD_REQUEST' };

/** What the parser of the connection gave up, by its code: heads too long, senders too slow. Everything else is malformed. */
const KNOWN: Readonly<Record<string, Unreadable>> = {
  HPE_HEADER_OVERFLOW: { status: 431, refusal: 'TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, refusal: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, refusal: 'BAD_REQUEST' },
};

/** The answer that a connection still owes to a request it understood. */
const owes = (socket: Socket): boolean => {
  const answer: Partial<ServerResponse> | null | undefined = Reflect.get(socket, '_httpMessage');
  return answer?.headersSent === true;
};

/** Says in the words of the contract that what came over a connection never became a request, and ends it. */
export function answerUnreadable(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || owes(socket)) {
    socket.destroy(error);
    return;
  }
  const { status, refusal } = KNOWN[error.code ?? ''] ?? MALFORMED;
  const body = JSON.stringify(refusalBody(new Refusal(refusal)));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'x-content-type-options: nosniff',
    'cache-control: no-store',
    'connection: close',
  ];
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
}
