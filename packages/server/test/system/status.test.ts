import { randomBytes } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { SystemLine } from '@portal/contract/areas/system/calls';
import { SYSTEM_PARTS } from '@portal/contract/areas/system/parts';
import { TALK_KINDS } from '@portal/contract/areas/talk/templates';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkKeys, WRONG_KEYS } from '#areas/system/public/check-keys.ts';
import { checkSystem } from '#areas/system/public/check-system.ts';
import { openPostgres } from '#db/connect.ts';
import { announceProcess, forgetProcess } from '#db/serving-processes.ts';
import { sealField } from '#security/sealed-fields.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

describe('시스템 상태 (D-371)', () => {
  let portal: TestApp;
  beforeEach(async () => {
    portal = await startApp();
    portal.clock.now = new Date();
  });
  afterEach(() => portal.close());

  const lineOf = async (part: SystemLine['part']): Promise<SystemLine | undefined> =>
    (await checkSystem(portal.ctx)).find((line) => line.part === part);

  it('names every part, and is for permission M alone', async () => {
    const { status, ok } = await portal.call('System/status-info', {}, { as: 'admin' });
    expect(status).toBe(200);
    expect(ok.data[0]?.lines.map(({ part }) => part)).toEqual(SYSTEM_PARTS);
    expect(ok.data[0]?.lines.filter(({ level }) => level === 'stop')).toEqual([]);
    for (const person of ['sales1', 'hanbit1'] as const) {
      expect((await portal.call('System/status-info', {}, { as: person })).status).toBe(403);
    }
  });

  it('finds connections without the settings of the planner, as behind a pooler, and says what to do (D-530)', async () => {
    expect(await lineOf('database')).toMatchObject({ level: 'fine' });
    const url = new URL(portal.databaseUrl);
    url.searchParams.set('options', '-c random_page_cost=4');
    const other = await openPostgres(url.href, portal.ctx.log);
    const lines = await checkSystem({ ...portal.ctx, db: other.db });
    await other.close();
    expect(lines.find(({ part }) => part === 'database')).toMatchObject({
      level: 'warn',
      found: expect.stringContaining('random_page_cost 4'),
      advice: expect.stringMatching(
        /connect_query.*random_page_cost = 1\.1.*ALTER ROLE "\w+" SET random_page_cost = 1\.1;/,
      ),
    });
  });

  it('finds a store that holds other files than the rows name', async () => {
    expect(await lineOf('store')).toMatchObject({ level: 'fine' });
    await portal.ctx.db
      .insertInto('stored_file')
      .values({
        folder: 'Construction',
        name: 'a.jpg',
        storage_key: 'f'.repeat(32),
        mime: 'image/jpeg',
        bytes: 1,
        uploaded_by: 'sales1',
      })
      .execute();
    const line = await lineOf('store');
    expect([line?.level, line?.found]).toEqual(['stop', expect.stringContaining('적어도 1개가 저장소에 없습니다')]);
  });

  it('finds a store that cannot be written', async () => {
    await rm(join(portal.dataDir, 'files'), { recursive: true });
    expect(await lineOf('store')).toMatchObject({ level: 'stop', found: expect.stringContaining('ENOENT') });
  });

  it('finds a clock that is wrong, and keeps /readyz going', async () => {
    for (const days of [2, -2, 3650, -3650]) {
      portal.clock.now = new Date(Date.now() + days * 86_400_000);
      expect(await lineOf('clock')).toMatchObject({ level: 'stop' });
    }
    const reply = await portal.app.inject({ url: '/readyz' });
    expect([reply.statusCode, reply.json().parts.clock]).toEqual([200, 'fail']);
  });

  it('finds a migration that is missing, and one that this program does not know', async () => {
    const migrations = () => portal.ctx.db.withTables<{ kysely_migration: { name: string; timestamp: string } }>();
    await migrations().insertInto('kysely_migration').values({ name: '9999-later', timestamp: '' }).execute();
    expect(await lineOf('migrations')).toMatchObject({ level: 'stop', found: expect.stringContaining('9999-later') });
    await migrations().deleteFrom('kysely_migration').where('name', 'in', ['9999-later', '0001-baseline']).execute();
    expect(await lineOf('migrations')).toMatchObject({
      level: 'stop',
      found: expect.stringContaining('0001-baseline'),
    });
  });

  it('finds a proxy whose address is missing in TRUST_PROXY', async () => {
    await portal.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '203.0.113.7' } });
    expect(await lineOf('proxy')).toMatchObject({ level: 'warn', found: expect.stringContaining('127.0.0.1') });
  });

  it('notes that a trusted proxy was there, also when the user is at the same address', async () => {
    const behind = await startApp({ TRUST_PROXY: 'loopback' });
    await behind.app.inject({ url: '/healthz', headers: { 'x-forwarded-for': '127.0.0.1' } });
    const lines = await checkSystem(behind.ctx);
    expect(lines.find(({ part }) => part === 'proxy')).toMatchObject({
      level: 'fine',
      found: 'TRUST_PROXY loopback. 프록시를 거친 요청을 받았습니다.',
    });
    await behind.close();
  });

  it('tells what other processes noticed, so that a command knows it too (D-565)', async () => {
    const observed = {
      forwardedFrom: ['10.0.0.9'],
      sawProxy: false,
      jobFailures: [['purge', 2]] as [string, number][],
      failingChannels: [],
    };
    await announceProcess(portal.ctx.db, { id: 'other', version: '1', keyIds: [], observed });
    expect(await lineOf('proxy')).toMatchObject({ level: 'warn', found: expect.stringContaining('10.0.0.9') });
    await forgetProcess(portal.ctx.db, 'other');
    expect(await lineOf('proxy')).toMatchObject({ level: 'fine' });
  });

  it('finds a mail server that takes nothing, and a way by which nothing leaves (D-565)', async () => {
    const at = new Date().toISOString();
    portal.ctx.observed.failingChannels.set('push', { since: at, at, reason: 'unknown' });
    expect(await lineOf('outside')).toMatchObject({ level: 'warn', found: expect.stringContaining('푸시 보내기가') });
    const dead = await startApp({
      MAIL_URL: 'smtp://127.0.0.1:1?from=noreply@example.com',
      PORTAL_ORIGIN: 'http://localhost',
    });
    const line = (await checkSystem(dead.ctx)).find(({ part }) => part === 'outside');
    await dead.close();
    expect(line).toMatchObject({
      level: 'stop',
      found: expect.stringMatching(/^메일 서버 127\.0\.0\.1:1 에 보낼 수 없습니다 \(ESOCKET|ECONNREFUSED\)/),
    });
  });

  it('tells push and 알림톡, and names the kinds that have no template (D-600)', async () => {
    portal.ctx.observed.failingChannels.clear();
    expect(await lineOf('outside')).toMatchObject({
      level: 'fine',
      found: expect.stringMatching(/푸시 없음, 알림톡 없음$/),
    });
    const lineWith = async (kinds: readonly string[]) => {
      const set = await startApp({
        PORTAL_ORIGIN: 'https://portal.example.com',
        TALK_KEY: 'NCSTESTKEY,secret',
        TALK_SENDER: 'KA01PF,02-555-0100',
        TALK_TEMPLATES: kinds.map((kind) => `${kind}=KA01TP${kind}`).join(','),
      });
      const line = (await checkSystem(set.ctx)).find(({ part }) => part === 'outside');
      await set.close();
      return line;
    };
    expect(await lineWith(TALK_KINDS.filter((kind) => kind !== 'siteTalk' && kind !== 'account'))).toMatchObject({
      level: 'warn',
      found: expect.stringMatching(
        /^알림톡 템플릿이 없는 알림: 현장 대화, 계정\. .*알림톡 api\.solapi\.com \(템플릿 8\/10종\)$/,
      ),
    });
    expect(await lineWith(TALK_KINDS)).toMatchObject({ level: 'fine' });
  });

  it('finds a TRUST_PROXY that cannot be right, before the first request', async () => {
    const installation = { ...portal.ctx.installation, production: true, host: '127.0.0.1' };
    const lineWith = async (trustProxy: string[]) =>
      (await checkSystem({ ...portal.ctx, installation: { ...installation, trustProxy } })).find(
        ({ part }) => part === 'proxy',
      )?.level;
    expect(await Promise.all([['10.0.0.5'], ['127.0.0.1'], ['loopback'], ['127.0.0.0/8']].map(lineWith))).toEqual([
      'warn',
      'fine',
      'fine',
      'fine',
    ]);
  });

  it('tells a failed backup and a failed drill until the next one is whole (D-560)', async () => {
    const run = (name: string, hours: number) => ({ name, ran_at: new Date(Date.now() - hours * 3_600_000) });
    const insert = (...runs: ReturnType<typeof run>[]) => portal.ctx.db.insertInto('job_run').values(runs).execute();
    await insert(run('backup', 20), run('backup-failed', 21), run('drill', 3), run('drill-failed', 2));
    expect(await lineOf('backup')).toMatchObject({
      level: 'warn',
      found: expect.stringMatching(/^마지막 복구 훈련이 실패/),
    });
    await portal.ctx.db
      .updateTable('job_run')
      .set(run('backup-failed', 1))
      .where('name', '=', 'backup-failed')
      .execute();
    expect(await lineOf('backup')).toMatchObject({
      level: 'stop',
      found: expect.stringMatching(/^마지막 백업이 실패/),
    });
    const { body } = await portal.app.inject({ url: '/metrics' });
    expect(body).toContain('\nbackup_failed 1\n');
  });

  it('finds old backups and jobs that stand still', async () => {
    expect(await lineOf('backup')).toMatchObject({ level: 'warn', found: '기록 없음: 백업한 적이 없습니다.' });
    const run = (name: string, hours: number) => ({ name, ran_at: new Date(Date.now() - hours * 3_600_000) });
    await portal.ctx.db
      .insertInto('job_run')
      .values([run('backup', 20.5), run('purgeLogs', 5)])
      .execute();
    const backed = { level: 'fine', found: expect.stringContaining('(20시간 전), 복구 훈련 기록 없음') };
    expect(await lineOf('backup')).toMatchObject(backed);
    await portal.ctx.db.insertInto('job_run').values(run('drill', 48)).execute();
    const drilled = expect.stringMatching(/\(20시간 전\), 마지막으로 성공한 복구 훈련 \d{4}-\d\d-\d\d \d\d:\d\d$/);
    expect(await lineOf('backup')).toMatchObject({ level: 'fine', found: drilled });
    expect(await lineOf('jobs')).toMatchObject({ level: 'warn', advice: expect.stringContaining('세 시간') });
  });

  it('finds stored numbers that no key of the settings opens, in every key', async () => {
    const [key = ''] = portal.ctx.keys;
    const other = randomBytes(32).toString('base64url');
    const store = (userId: string, keys: string[]) => {
      const sealed = sealField(keys, { table: 'employee', column: 'bank_number_sealed', row: userId }, '110-1');
      return portal.ctx.db.insertInto('employee').values({ user_id: userId, bank_number_sealed: sealed }).execute();
    };
    await store('sales1', [key]);
    expect(await checkKeys(portal.ctx)).toMatchObject({ level: 'fine' });
    await store('pm1', [other]);
    expect(await checkKeys(portal.ctx)).toMatchObject({ level: 'stop', found: WRONG_KEYS });
    expect(await checkKeys({ ...portal.ctx, keys: [key, other] })).toMatchObject({ level: 'fine' });
    expect(await checkKeys({ ...portal.ctx, keys: [other] })).toMatchObject({ level: 'stop' });
  });
});
