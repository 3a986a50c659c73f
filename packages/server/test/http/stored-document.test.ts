import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());

const get = (url: string, headers: Record<string, string> = {}, remoteAddress = '203.0.113.5') =>
  portal.app.inject({ method: 'GET', url, headers, remoteAddress });

const PROGRAM = '/api/docs/static/swagger-ui-bundle.js';

describe('what strangers may ask for (D-534)', () => {
  it.each(['/api/openapi.json', '/api/docs/json', '/api/docs/yaml', PROGRAM])(
    '%s is compressed and has a tag',
    async (url) => {
      const plain = await get(url);
      expect(plain.statusCode).toBe(200);
      expect(plain.headers['content-encoding']).toBeUndefined();
      const packed = await get(url, { 'accept-encoding': 'gzip, br' });
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        vary: 'accept-encoding',
        etag: plain.headers.etag,
      });
      expect(brotliDecompressSync(packed.rawPayload).equals(plain.rawPayload)).toBe(true);
      const gzipped = await get(url, { 'accept-encoding': 'gzip' });
      expect(gunzipSync(gzipped.rawPayload).equals(plain.rawPayload)).toBe(true);
      const again = await get(url, { 'if-none-match': `"other", ${String(plain.headers.etag)}` });
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
    },
  );

  it('is the same description at each address, and as YAML too', async () => {
    const [document, json, yaml] = await Promise.all(
      ['/api/openapi.json', '/api/docs/json', '/api/docs/yaml'].map(async (url) => (await get(url)).body),
    );
    expect(json).toBe(document);
    expect(yaml).toBe(document);
  });

  it('is limited by network, and nobody else is refused', async () => {
    const [limited, other] = ['198.51.100.8', '203.0.113.6'];
    await get('/api/openapi.json', {}, other);
    const allowances = portal.ctx.db.selectFrom('call_allowance').select('rest').where('user_id', '=', other);
    expect(await allowances.executeTakeFirst()).toEqual({ rest: 20 });
    await portal.ctx.db
      .insertInto('call_allowance')
      .values({
        user_id: limited,
        kind: 'documents',
        granted: 0,
        rest: 0,
        at: sql`clock_timestamp() + interval '1 hour'`,
      })
      .execute();
    for (const url of ['/api/openapi.json', '/api/docs/', '/api/docs/yaml', PROGRAM]) {
      const refused = await get(url, {}, limited);
      expect([url, refused.statusCode]).toEqual([url, 429]);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await get(url, {}, other)).statusCode).toBe(200);
    }
    expect((await get('/healthz', {}, limited)).statusCode).toBe(200);
  });
});
