import { type ServerResponse, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { Refusal } from '#refuse.ts';
import { refusalBody } from './guard/idempotency.ts';

type ClientErrorResponse = { status: number; refusal: 'BAD_REQUEST' | 'TOO_LARGE' };

const MALFORMED: ClientErrorResponse = { status: 400, refusal: 'BAD_REQUEST' };

/** Responses for parser errors by code: headers too long, senders too slow. All other errors are malformed requests. */
const RESPONSES: Readonly<Record<string, ClientErrorResponse>> = {
  HPE_HEADER_OVERFLOW: { status: 431, refusal: 'TOO_LARGE' },
  HPE_CHUNK_EXTENSIONS_OVERFLOW: { status: 413, refusal: 'TOO_LARGE' },
  ERR_HTTP_REQUEST_TIMEOUT: { status: 408, refusal: 'BAD_REQUEST' },
};

/** True when a response of this connection has already begun. */
const hasStartedResponse = (socket: Socket): boolean => {
  const response: Partial<ServerResponse> | null | undefined = Reflect.get(socket, '_httpMessage');
  return response?.headersSent === true;
};

/**
 * Handles a connection error before there is a request: responds with a refusal of the contract and closes the
 * connection.
 */
export function handleClientError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable || hasStartedResponse(socket)) {
    socket.destroy(error);
    return;
  }
  const { status, refusal } = RESPONSES[error.code ?? ''] ?? MALFORMED;
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
