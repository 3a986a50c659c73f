import { randomBytes } from 'node:crypto';
import { messageText } from '@portal/contract/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#config.ts';
import { signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, removeDataDir, runPortal, spawnPortal, startPortal } from '#test-kit/portal-process.ts';
import { openData } from '#test-kit/prepare-data.ts';

const APP_KEYS = randomBytes(32).toString('base64url');
const PRODUCTION = {
  NODE_ENV: 'production',
  EMBEDDED_DATABASE: '1',
  APP_KEYS,
  PORTAL_ORIGIN: 'https://portal.example.com',
  DRAIN_SECONDS: '0',
};

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
    expect(demo({ DATABASE_URL: 'postgres://x/y', APP_KEYS })).toBe(false);
    expect(demo(PRODUCTION)).toBe(false);
    expect(() => demo({ ...PRODUCTION, DEMO: '1' })).toThrow('DEMO');
  });
});

describe('a database with demonstration accounts', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await makeDataDir();
  });
  afterAll(() => removeDataDir(dataDir));

  const command = async (...args: string[]): Promise<string> => {
    const { stdout, stderr } = await runPortal(args, {
      dataDir,
      env: { APP_KEYS, ADMIN_PASSWORD: 'forest-lantern-1' },
    });
    return stdout + stderr;
  };

  /** Sets the stored password of a user, and returns the former one. */
  const swapHash = async (userId: string, password_hash?: string | null): Promise<string | null> => {
    const { db, close } = await openData(dataDir);
    const { password_hash: former } = await db
      .selectFrom('portal_user')
      .select('password_hash')
      .where('user_id', '=', userId)
      .executeTakeFirstOrThrow();
    if (password_hash !== undefined) {
      await db.updateTable('portal_user').set({ password_hash }).where('user_id', '=', userId).execute();
    }
    await close();
    return former;
  };

  it('refuses the demonstration password for a new administrator', async () => {
    const env = { ...PRODUCTION, ADMIN_PASSWORD: 'portal1234!' };
    const { code, stderr } = await runPortal(['create-admin', 'chief', '이부장'], { dataDir, env });
    expect([code, stderr.trim().split('\n')]).toEqual([1, [messageText('WEAK_PASSWORD')]]);
  });

  it('does not start in production before they are closed', async () => {
    const demo = await startPortal({ dataDir, env: { DEMO: '1', APP_KEYS } });
    await signInAt(demo.url, 'admin');
    await demo.stop();
    const demoHash = await swapHash('admin');

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
    const own = await swapHash('boss1', demoHash);
    const open = await (await spawnPortal({ dataDir, env: PRODUCTION })).ended;
    expect([open.code, open.stderr]).toEqual([1, expect.stringContaining('boss1')]);
    await swapHash('boss1', own);
    const portal = await startPortal({ dataDir, env: PRODUCTION });
    await expect(signInAt(portal.url, 'admin')).rejects.toThrow('401');
    await portal.stop();
  });
});
