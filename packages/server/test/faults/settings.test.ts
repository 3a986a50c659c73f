import { randomBytes } from 'node:crypto';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { readConfig } from '#config.ts';
import { makeDatabase } from '#test-kit/make-database.ts';
import { makeDataDir, removeDataDir, runPortal, spawnPortal } from '#test-kit/portal-process.ts';

const PRODUCTION = { NODE_ENV: 'production', EMBEDDED_DATABASE: '1' };

describe('a start with wrong settings ends with one sentence (wire.md, Running)', () => {
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
    expect(await refusalOf({ ...PRODUCTION, PORTAL_ORIGIN: 'https://portal.example.com' })).toBe(
      '설정 APP_KEYS 값이 필요합니다: 운영 환경에서는 32바이트 base64url 키를 하나 이상 지정해야 합니다. ' +
        '(예: APP_KEYS=43자의 base64url 키)',
    );
  });

  it('production without PORTAL_ORIGIN names the setting', async () => {
    const APP_KEYS = randomBytes(32).toString('base64url');
    expect(await refusalOf({ ...PRODUCTION, APP_KEYS })).toBe(
      '설정 PORTAL_ORIGIN 값이 필요합니다: 운영 환경에서는 브라우저에 입력하는 포털의 주소입니다. ' +
        '(예: PORTAL_ORIGIN=https://portal.example.com)',
    );
    expect(readConfig({ APP_KEYS }).secondFactor.origin).toBe('');
  });

  it('a database for several processes needs APP_KEYS, which they share', async () => {
    const env = { DATABASE_URL: 'postgres://127.0.0.1:1/x' };
    expect(() => readConfig(env)).toThrow('APP_KEYS');
    // With the keys the next error is that no server listens there.
    expect(await refusalOf(env)).toBe('DATABASE_URL의 서버에 연결할 수 없습니다 (ECONNREFUSED).');
  });

  it('every wrong setting is named', async () => {
    const refusal = await refusalOf({ APP_KEYS: 'short', SSO_SECRET: randomBytes(8).toString('base64url') });
    expect(refusal.split('\n')).toHaveLength(2);
    expect(refusal).toContain('APP_KEYS');
    expect(refusal).toContain('SSO_SECRET');
    expect(await refusalOf({ DATABASE_URL: 'mysql://x' })).toContain('DATABASE_URL');
    expect(await refusalOf({ DEMO: 'yes' })).toContain('DEMO');
  });

  it('a quota is a whole number of megabytes', () => {
    for (const name of ['USER_QUOTA_MB', 'ROOM_QUOTA_MB']) {
      for (const wrong of ['0', '-1', '1.5', 'much', '1048577']) {
        expect(() => readConfig({ [name]: wrong })).toThrow(`설정 ${name} 값이 올바르지 않습니다`);
      }
    }
    const { quotas } = readConfig({ USER_QUOTA_MB: '1', ROOM_QUOTA_MB: '' });
    expect(quotas).toEqual({ userBytes: 1_048_576, roomBytes: 20_480 * 1_048_576 });
  });

  it('a second factor for outside networks needs the list of trusted networks', () => {
    const refused = (env: Record<string, string>) => expect(() => readConfig(env));
    refused({ SECOND_FACTOR: 'sometimes' }).toThrow('SECOND_FACTOR');
    refused({ SECOND_FACTOR: 'outside' }).toThrow('TRUSTED_NETWORKS');
    for (const wrong of ['10.0.0.0/33', '10.0.0', 'office', '10.0.0.0/8/8', '::1/129', '10.0.0.0/']) {
      refused({ TRUSTED_NETWORKS: `10.0.0.0/8,${wrong}` }).toThrow(
        `TRUSTED_NETWORKS 값이 올바르지 않습니다: ${wrong} 는`,
      );
    }
    refused({ PORTAL_ORIGIN: 'portal.example.com' }).toThrow('PORTAL_ORIGIN');
    refused({ PORTAL_ORIGIN: 'https://portal.example.com/' }).toThrow('PORTAL_ORIGIN');
    const env = { SECOND_FACTOR: 'outside', TRUSTED_NETWORKS: '10.0.0.0/8, ::1', PORTAL_ORIGIN: 'https://p.example' };
    expect(readConfig(env).secondFactor).toMatchObject({ mode: 'outside', origin: 'https://p.example' });
  });

  it('an address of a database that leads nowhere is one sentence with its setting', async () => {
    const server = new URL(inject('postgresUrl'));
    const addressOf = (changes: Partial<Record<'username' | 'pathname', string>>): string =>
      Object.assign(new URL(server), changes).toString();
    const nowhere = addressOf({ pathname: '/no_such_database' });
    expect(await refusalOf({ DATABASE_URL: nowhere })).toMatch(
      /^설정 DATABASE_URL .* 그 이름의 데이터베이스가 서버에 없습니다/,
    );
    expect(await refusalOf({ DATABASE_URL: addressOf({ username: 'no_such_role' }) })).toMatch(
      /^설정 DATABASE_URL .*접속/,
    );
    const database = await makeDatabase();
    const refused = await refusalOf({ DATABASE_URL: database.url, MIGRATE_DATABASE_URL: nowhere });
    expect(refused).toMatch(/^설정 MIGRATE_DATABASE_URL /);
    const env = { DATABASE_URL: database.url, LISTEN_DATABASE_URL: nowhere };
    const checked = await runPortal(['check'], { dataDir, env });
    expect([checked.code, checked.stderr]).toEqual([1, expect.stringContaining('설정 LISTEN_DATABASE_URL 값이')]);
    await database.drop();
  });

  it('an address of this process that cannot be used is one sentence with its setting', async () => {
    expect(await refusalOf({ DEMO: '0', HOST: '203.0.113.7' })).toMatch(/^설정 HOST .*이 기계의 주소가 아닙니다/);
  });

  it('a port in use is reported in one sentence', async () => {
    const holder = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => holder.once('listening', resolve));
    const address = holder.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    expect(await refusalOf({ DEMO: '0' }, port)).toContain(String(port));
    holder.close();
  });
});
