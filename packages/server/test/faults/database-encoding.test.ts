import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { makeDataDir, removeDataDir, runPortal, spawnPortal } from '#test-kit/portal-process.ts';

const KEY = randomBytes(32).toString('base64url');

async function run(statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(statement);
  await client.end();
}

describe.each(['SQL_ASCII', 'EUC_KR'])('a database in %s is refused (D-553)', (encoding) => {
  const name = `portal_encoding_${randomBytes(6).toString('hex')}`;
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  const env = { DATABASE_URL: url.toString(), APP_KEYS: KEY, DEMO: '0' };
  const cause = `DATABASE_URL의 데이터베이스는 인코딩이 UTF8이어야 합니다 (지금 ${encoding}).`;
  let dataDir: string;
  beforeAll(async () => {
    await run(`create database ${name} encoding '${encoding}' locale 'C' template template0`);
    dataDir = await makeDataDir();
  });
  afterAll(async () => {
    await run(`drop database ${name} with (force)`);
    await removeDataDir(dataDir);
  });

  it('at start and by commands, with the statement that makes a right one', async () => {
    const started = await (await spawnPortal({ dataDir, env })).ended;
    expect([started.code, started.stderr]).toEqual([1, expect.stringContaining(cause)]);
    expect(started.stderr).toContain("encoding 'UTF8' template template0");
    const migrated = await runPortal(['migrate'], { dataDir, env });
    expect([migrated.code, migrated.stderr]).toEqual([1, expect.stringContaining(cause)]);
  });

  it('in check, which says what to do', async () => {
    const { code, stderr } = await runPortal(['check'], { dataDir, env });
    expect([code, stderr]).toEqual([1, expect.stringContaining(`중지  데이터베이스: ${cause}`)]);
    expect(stderr).toMatch(/ {6}→ create database/);
    expect(stderr).not.toContain('켜져 있는지');
  });
});
