import { base64url, EncryptJWT } from 'jose';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { makeToken, readToken } from '#areas/project/public/copy-tokens.ts';
import { internalInState, MAINTENANCE, registerInternal } from '#test-kit/factories/internal.ts';
import { succeed } from '#test-kit/factories/project-states.ts';
import type { Person } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const START = new Date('2026-11-20T06:00:00Z');
const MINUTE_MS = 60_000;

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterEach(() => {
  portal.clock.now = START;
});
afterAll(() => portal.close());

async function tokenOf(Id: number, as: Person = 'pm1'): Promise<string> {
  const reply = await portal.call('MizeConstruction/construction-copy-token', { Id }, { as });
  return reply.ok.data?.[0]?.token ?? '';
}

async function open(Data: string, as: Person = 'pm1'): Promise<unknown[]> {
  const reply = await portal.call('MizeConstruction/construction-copy-open', { Data }, { as });
  return reply.status === 200 ? [200, reply.ok.data] : [reply.status, reply.refusal.code];
}

describe('a copy of an internal project (D-84, TH4)', () => {
  it('takes over eleven fields of the source in any state', async () => {
    for (const status of ['N', 'YY', 'C'] as const) {
      const token = await tokenOf(await internalInState(portal, status, MAINTENANCE));
      expect(await open(token)).toEqual([
        200,
        [
          {
            projectName: '본사 3층 CCTV 직접설치',
            areaId: 2,
            mizePMUserId: 'pm1^pm2',
            mizeSalesUserId: 'sales1',
            customerName: '에이타워관리단',
            zipCode: '13494',
            addr1: '경기 성남시 분당구 판교역로 1',
            addr2: '3층',
            placeName: 'A타워',
            placeManagerName: '정소장',
            placeManagerMobile: '010-3333-4444',
          },
        ],
      ]);
    }
  });

  it('is requested with an encrypted token that reveals nothing in the URL', async () => {
    const Id = await registerInternal(portal);
    const [one, two] = [await tokenOf(Id), await tokenOf(Id)];
    expect(one).not.toBe(two);
    const [head = '', key, ...rest] = one.split('.');
    expect(JSON.parse(new TextDecoder().decode(base64url.decode(head)))).toEqual({ alg: 'dir', enc: 'A256GCM' });
    expect([key, rest.length]).toEqual(['', 3]);
    expect(one).toMatch(/^[\w.-]+$/);
  });

  it('the token is valid for ten minutes', async () => {
    const token = await tokenOf(await registerInternal(portal));
    portal.clock.now = new Date(START.getTime() + 10 * MINUTE_MS - 1000);
    expect((await open(token))[0]).toBe(200);
    portal.clock.now = new Date(START.getTime() + 10 * MINUTE_MS);
    expect(await open(token)).toEqual([400, 'BAD_REQUEST']);
  });

  it('the token is for the user who requested it: 403 for everyone else', async () => {
    const token = await tokenOf(await registerInternal(portal), 'pm1');
    for (const as of ['pm2', 'admin', 'hanbit1'] as const) expect(await open(token, as)).toEqual([403, 'FORBIDDEN']);
  });

  it('a damaged token and one made for another purpose are refused', async () => {
    const token = await tokenOf(await registerInternal(portal));
    const damaged = [...token.split('.').keys()].map((part) =>
      token
        .split('.')
        .map((text, index) => (index === part ? `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}` : text))
        .join('.'),
    );
    const key = base64url.decode(portal.ctx.keys[0] ?? '');
    const made = (claims: object, audience: string) =>
      new EncryptJWT({ ...claims })
        .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
        .setSubject('pm1')
        .setAudience(audience)
        .setExpirationTime(new Date(START.getTime() + MINUTE_MS))
        .encrypt(key);
    const foreignKey = await makeToken({ ...portal.ctx, keys: ['A'.repeat(43)] }, 'internal', {
      userId: 'pm1',
      projectId: 1,
    });
    const others = [await made({ sid: 1 }, 'portal'), await made({ sid: '1' }, 'copy'), await made({}, 'copy')];
    for (const bad of ['', 'x', '한글', 'a.b.c.d.e', token.slice(0, -5), foreignKey, ...damaged, ...others]) {
      expect([bad, ...(await open(bad))]).toEqual([bad, 400, 'BAD_REQUEST']);
    }
    expect(await open('x'.repeat(2001))).toEqual([400, 'TOO_LONG']);
    expect((await open(token))[0]).toBe(200);
  });

  it('the token is invalid after the source is deleted', async () => {
    const Id = await registerInternal(portal);
    const token = await tokenOf(Id);
    await succeed(portal, 'MizeConstruction/construction-delete', { Id }, 'sales1');
    expect(await open(token)).toEqual([404, 'NOT_FOUND']);
  });

  it('the token decrypts with every accepted key, so that keys can be replaced', async () => {
    const [old, next] = ['A'.repeat(43), `${'B'.repeat(42)}A`];
    const claim = { userId: 'pm1', projectId: 5 };
    const token = await makeToken({ ...portal.ctx, keys: [old] }, 'internal', claim);
    expect(await readToken({ ...portal.ctx, keys: [next, old] }, 'internal', token)).toEqual(claim);
    expect(await readToken({ ...portal.ctx, keys: [next] }, 'internal', token)).toBeUndefined();
  });
});
