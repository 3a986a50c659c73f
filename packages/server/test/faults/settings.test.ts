import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { makeDataDir, removeDataDir, spawnPortal } from '../../test-kit/portal-process.ts';
import { onPostgres } from '../../test-kit/start-database.ts';

describe.skipIf(onPostgres())(
  'settings that cannot work end the start with a sentence (wire.md, Running)',
  { timeout: 90_000 },
  () => {
    let dataDir: string;
    beforeAll(async () => {
      dataDir = await makeDataDir();
    });
    afterAll(() => removeDataDir(dataDir));

    const refusalOf = async (env: Record<string, string>, port?: number): Promise<string> => {
      const portal = await spawnPortal({ dataDir, env, ...(port === undefined ? {} : { port }) });
      const { code, stderr } = await portal.ended;
      expect(code).toBe(1);
      expect(stderr).not.toMatch(/\n\s+at /);
      return stderr.trim();
    };

    it('production without APP_KEYS names the setting', async () => {
      expect(await refusalOf({ NODE_ENV: 'production' })).toBe(
        'APP_KEYS 설정이 필요합니다: 운영 환경에서는 32바이트 base64url 키를 하나 이상 지정해야 합니다.',
      );
    });

    it('a database of several processes needs the keys they share', async () => {
      const env = { DATABASE_URL: 'postgres://127.0.0.1:1/x' };
      expect(() => readConfig(env)).toThrow('APP_KEYS');
      // With them, what is wrong is that nobody answers there.
      expect(await refusalOf(env)).toBe('DATABASE_URL의 서버에 연결할 수 없습니다 (ECONNREFUSED).');
    });

    it('names every setting that is wrong', async () => {
      const refusal = await refusalOf({ APP_KEYS: 'short', SSO_SECRET: randomBytes(8).toString('base64url') });
      expect(refusal.split('\n')).toHaveLength(2);
      expect(refusal).toContain('APP_KEYS');
      expect(refusal).toContain('SSO_SECRET');
      expect(await refusalOf({ DATABASE_URL: 'mysql://x' })).toContain('DATABASE_URL');
      expect(await refusalOf({ DEMO: 'yes' })).toContain('DEMO');
    });

    it('a taken port is one sentence', async () => {
      const holder = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => holder.once('listening', resolve));
      const address = holder.address();
      const port = typeof address === 'object' && address !== null ? address.port : 0;
      expect(await refusalOf({ DEMO: '0' }, port)).toContain(String(port));
      holder.close();
    });
  },
);
