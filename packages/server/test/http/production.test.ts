import type { AddressInfo } from 'node:net';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD } from '#test-kit/people.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

const YEAR_SECONDS = 31_536_000;

describe('in production (wire.md, Also)', () => {
  let portal: TestApp;
  beforeAll(async () => {
    const PORTAL_ORIGIN = 'https://portal.example.com';
    const APP_KEYS = 'k'.repeat(43);
    portal = await startApp({ NODE_ENV: 'production', EMBEDDED_DATABASE: '1', APP_KEYS, PORTAL_ORIGIN });
    await portal.app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(() => portal.close());

  const signIn = () =>
    portal.app.inject({ method: 'POST', url: '/api/Auth/login', payload: { UserId: 'sales1', Password: PASSWORD } });

  it('the session cookie is Secure, HttpOnly, Lax and bound to this host', async () => {
    const [cookie = ''] = [(await signIn()).headers['set-cookie']].flat();
    expect(cookie).toMatch(/^__Host-portal_session=[\w-]{43};/);
    const attributes = cookie.split('; ').slice(1);
    expect(attributes).toEqual(expect.arrayContaining(['Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']));
    expect(cookie).not.toMatch(/domain=/i);
  });

  it.each(['/api/User/user-my-info', '/healthz', '/api/nothing', '/uploads/Construction/none.jpg'])(
    '%s sets HSTS for a year, forbids sniffing and framing, and lets no other origin read it',
    async (url) => {
      const { headers } = await portal.app.inject({ url, headers: { origin: 'https://evil.example' } });
      const [, age] = /^max-age=(\d+); includeSubDomains$/.exec(String(headers['strict-transport-security'])) ?? [];
      expect(Number(age)).toBeGreaterThanOrEqual(YEAR_SECONDS);
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
      expect(Object.keys(headers).filter((name) => name.startsWith('access-control-'))).toEqual([]);
      expect(headers['content-type']).toBe('application/json; charset=utf-8');
    },
  );

  it('X-Forwarded-For is ignored while no proxy is configured', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.7', 'x-real-ip': '203.0.113.7', forwarded: 'for=203.0.113.7' };
    const payload = { UserId: 'pm1', Password: PASSWORD };
    await portal.app.inject({ method: 'POST', url: '/api/Auth/login', payload, headers });
    const sessions = portal.ctx.db.selectFrom('session').select('address').where('user_id', '=', 'pm1');
    expect(await sessions.execute()).toEqual([{ address: '127.0.0.1' }]);
  });

  it('TRACE does not return the request', async () => {
    const { port } = portal.app.server.address() as AddressInfo;
    const socket = connect(port, '127.0.0.1');
    socket.write(
      'TRACE /api/User/user-my-info HTTP/1.1\r\nhost: portal\r\nx-secret: heard-by-nobody\r\nconnection: close\r\n\r\n',
    );
    let answer = '';
    for await (const chunk of socket) answer += String(chunk);
    expect(answer).toMatch(/^HTTP\/1\.1 (400|401|404|405|501) /);
    expect(answer).not.toContain('heard-by-nobody');
  });
});
