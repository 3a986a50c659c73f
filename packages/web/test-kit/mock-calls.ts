import { IDEMPOTENCY_HEADER } from '@portal/contract/core/idempotency';
import { onTestFinished, vi } from 'vitest';

type Sent = {
  path: string;
  body: Record<string, unknown>;
  /** The Idempotency-Key, null for a call without one. */
  key: string | null;
};

/** A refusal as the answer of a call. */
export type MockRefusal = { status: number; code: string; message: string };

type Options = {
  waiting?: readonly string[];
  /** More of the `meta` of every answer. */
  meta?: object;
  /** Called with each request before it is answered, to change the answers as the server would. */
  onSent?: (sent: Sent) => void;
};

/**
 * Mocks fetch with these rows or refusals per path until the test ends, and no rows elsewhere. Calls of the `waiting`
 * paths get no answer. Returns the sent requests. `answers` may be changed later.
 */
export function mockCalls(
  answers: Readonly<Record<string, readonly object[] | MockRefusal>>,
  { waiting = [], meta = {}, onSent = () => undefined }: Options = {},
): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { body, headers }: { body: string; headers?: HeadersInit }) => {
    const path = address.replace('/api/', '');
    const request = { path, body: JSON.parse(body), key: new Headers(headers).get(IDEMPOTENCY_HEADER) };
    sent.push(request);
    onSent(request);
    if (waiting.includes(path)) return new Promise(() => undefined);
    const data = answers[path] ?? [];
    if ('status' in data) return new Response(JSON.stringify(data), { status: data.status });
    return new Response(JSON.stringify({ data, meta: { totalCount: data.length, ...meta } }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sent;
}
