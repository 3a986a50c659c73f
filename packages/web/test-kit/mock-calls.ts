import { onTestFinished, vi } from 'vitest';

type Sent = { path: string; body: Record<string, unknown> };

/** Mocks fetch with these rows per path until the test ends, and no rows elsewhere. Returns the sent requests. */
export function mockCalls(rows: Readonly<Record<string, readonly object[]>>): Sent[] {
  const sent: Sent[] = [];
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    const path = address.replace('/api/', '');
    sent.push({ path, body: JSON.parse(body) });
    const data = rows[path] ?? [];
    return new Response(JSON.stringify({ data, meta: { totalCount: data.length } }));
  });
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  return sent;
}
