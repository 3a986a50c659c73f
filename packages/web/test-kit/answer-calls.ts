import { onTestFinished, vi } from 'vitest';

type Sent = { path: string; body: Record<string, unknown> };

/** Answers calls by their path with these rows until the test ends, all others with none; what was sent is told. */
export function answerCalls(rows: Readonly<Record<string, readonly object[]>>): Sent[] {
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
