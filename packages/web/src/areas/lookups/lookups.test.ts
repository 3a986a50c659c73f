import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { lookups } from './api.ts';

type Paging = { Page: number; PageSize: number };

let stored: number;
let asked: Paging[];

beforeEach(() => {
  asked = [];
  vi.stubGlobal('fetch', async (_path: string, { body }: { body: string }) => {
    const { Page, PageSize }: Paging = JSON.parse(body);
    asked.push({ Page, PageSize });
    const before = (Page - 1) * PageSize;
    const data = Array.from({ length: Math.max(0, Math.min(PageSize, stored - before)) }, (_, index) => ({
      id: before + index + 1,
      materialsName: `자재 ${before + index + 1}`,
      modelName: '',
    }));
    return new Response(JSON.stringify({ data, meta: { totalCount: stored } }));
  });
});
afterEach(() => vi.unstubAllGlobals());

it('asks for the first hundred alone where there are no more (LOOKUP-01)', async () => {
  stored = 100;
  expect(await lookups.materials(new AbortController().signal)).toHaveLength(100);
  expect(asked).toEqual([{ Page: 1, PageSize: 100 }]);
});

it('offers every material of an installation that has thousands, each once', async () => {
  stored = 2345;
  const choices = await lookups.materials(new AbortController().signal);
  expect(new Set(choices.map(({ value }) => value)).size).toBe(2345);
  expect(choices.at(-1)?.label).toContain('자재 2345');
  expect(asked).toHaveLength(4);
});
