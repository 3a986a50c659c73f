import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';

// The scripts are no TypeScript, so their types are unknown here.
const load = (path: string) => import(/* @vite-ignore */ new URL(`../../../../${path}`, import.meta.url).href);

const folder = mkdtempSync(join(tmpdir(), 'portal-notices-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the notices of what is shipped', () => {
  it.each(['packages/server', 'packages/web'])('of %s have a text for all that it asks for', async (workspace) => {
    const { NOTICES, writeNotices } = await load('scripts/build/write-notices.mjs');
    writeNotices(folder, workspace);
    const text = readFileSync(join(folder, NOTICES), 'utf8');
    const { dependencies } = JSON.parse(readFileSync(`${workspace}/package.json`, 'utf8'));
    for (const [name, version] of Object.entries(dependencies))
      if (!name.startsWith('@portal/')) expect(text).toContain(`\n${name} ${version} (`);
    expect(text).toContain('SIL OPEN FONT LICENSE');
    expect(text).toContain('Permission is hereby granted, free of charge');
  });

  it('leave out packages that only build or test', async () => {
    const { listShipped } = await load('scripts/build/shipped-packages.mjs');
    const shipped: string[] = [...listShipped('packages/server'), ...listShipped('packages/web')];
    for (const name of ['vite', 'vitest', 'typescript', 'esbuild'])
      expect(shipped).not.toContain(`node_modules/${name}`);
  });
});

describe('the audit', () => {
  const via = [{ title: 'a hole', url: 'https://example.com' }];

  it('tells grave holes from others, and stops without a report', async () => {
    const { judgeReport } = await load('scripts/audit/judge.mjs');
    const vulnerabilities = {
      'a-package': { severity: 'high', range: '<2', via },
      another: { severity: 'low', range: '*', via: ['a-package'] },
    };
    expect(judgeReport(`npm warn\n${JSON.stringify({ vulnerabilities })}\n`)).toEqual({
      grave: ['high: a-package <2: a hole https://example.com'],
      others: ['low: another *'],
    });
    expect(() => judgeReport(JSON.stringify({ message: '405 Method Not Allowed' }))).toThrow('405');
  });
});
