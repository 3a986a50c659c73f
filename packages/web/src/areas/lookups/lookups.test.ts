import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookups } from './api.ts';

type Paging = { Page: number; PageSize: number };

let totalCount: number;
let requests: Paging[];

beforeEach(() => {
  requests = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { Page, PageSize }: Paging = JSON.parse(body);
    requests.push({ Page, PageSize });
    const before = (Page - 1) * PageSize;
    const data = Array.from({ length: Math.max(0, Math.min(PageSize, totalCount - before)) }, (_, index) => ({
      id: before + index + 1,
      materialsName: `자재 ${before + index + 1}`,
      modelName: '',
    }));
    return new Response(JSON.stringify({ data, meta: { totalCount: totalCount } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('sends one request for the first hundred when there are no more (LOOKUP-01)', async () => {
  totalCount = 100;
  expect(await lookups.materials(new AbortController().signal)).toHaveLength(100);
  expect(requests).toEqual([{ Page: 1, PageSize: 100 }]);
});

it('returns every one of thousands of materials once', async () => {
  totalCount = 2345;
  const choices = await lookups.materials(new AbortController().signal);
  expect(new Set(choices.map(({ value }) => value)).size).toBe(2345);
  expect(choices.at(-1)?.label).toContain('자재 2345');
  expect(requests).toHaveLength(4);
});
