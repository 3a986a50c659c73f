import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, removeDataDir, runPortal, spawnPortal, startPortal } from '#test-kit/portal-process.ts';

const APP_KEYS = randomBytes(32).toString('base64url');
const PRODUCTION = { NODE_ENV: 'production', APP_KEYS, PORTAL_ORIGIN: 'https://portal.example.com' };

describe('the demonstration data is loaded', () => {
  const demo = (env: Record<string, string>): boolean => readConfig(env).demo;

  it.each(['127.0.0.1', '127.8.0.1', 'localhost', '::1'])('by default on this machine: %s', (HOST) => {
    expect(demo({ HOST })).toBe(true);
  });

  it.each(['0.0.0.0', '::', '192.168.0.7', 'portal.example', '127.0.0.1.example'])('never by default on %s', (HOST) => {
    expect(demo({ HOST })).toBe(false);
    expect(demo({ HOST, DEMO: '1' })).toBe(true);
  });

  it('never by default with an external database, nor in production', () => {
    expect(demo({ DATABASE_URL: 'postgres://x', APP_KEYS })).toBe(false);
    expect(demo(PRODUCTION)).toBe(false);
    expect(() => demo({ ...PRODUCTION, DEMO: '1' })).toThrow('DEMO');
  });
});

describe('a database with demonstration accounts', { timeout: 180_000 }, () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await makeDataDir();
  });
  afterAll(() => removeDataDir(dataDir));

  const command = async (...args: string[]): Promise<string> => {
    const { stdout, stderr } = await runPortal(args, { dataDir, env: { ADMIN_PASSWORD: 'forest-lantern-1' } });
    return stdout + stderr;
  };

  it('does not start in production before they are closed', async () => {
    const demo = await startPortal({ dataDir, env: { DEMO: '1' } });
    await signInAt(demo.url, 'admin');
    await demo.stop();

    const refused = await (await spawnPortal({ dataDir, env: PRODUCTION })).ended;
    expect(refused.code).toBe(1);
    expect(refused.stderr).toContain('remove-demo-accounts');
    expect(refused.stderr).toMatch(/admin.*hanbit1/);
    expect(refused.stderr.trim().split('\n')).toHaveLength(1);

    expect(await command('remove-demo-accounts', '--yes'), 'the last permission M stays (D-196)').toContain(
      'create-admin',
    );
    expect(await command('create-admin', 'boss1', '대표')).toContain('boss1');
    expect(await command('remove-demo-accounts', '--yes')).toMatch(/admin.*hanbit1/);
    expect(await command('remove-demo-accounts', '--yes')).toContain('데모 비밀번호를 쓰는 계정이 없습니다.');
    const portal = await startPortal({ dataDir, env: PRODUCTION });
    await expect(signInAt(portal.url, 'admin')).rejects.toThrow('401');
    await portal.stop();
  });
});
