import { describe, expect, it } from 'vitest';
import { unsealTicket } from '#areas/auth/public/tickets.ts';
import { makeSsoLink } from '#commands/sso-link.ts';
import { readConfig } from '#config.ts';
import type { Ctx } from '#context.ts';
import { SECRET } from './make-sso-ticket.ts';

const link = (env: Record<string, string>, ...args: string[]) =>
  makeSsoLink(readConfig({ SSO_SECRET: SECRET, ...env }), args);

/** The part of a context that opening a ticket needs. */
const ticketContext: Pick<Ctx, 'ssoSecrets' | 'now'> = { ssoSecrets: [SECRET], now: () => new Date() };

describe('sso-link (D-05); e2e tests follow its links', () => {
  it('prints a portal address with a ticket of that user and login type, and with the project when given', async () => {
    const url = new URL(await link({ PORT: '4000' }, 'hanbit1', 'C', 'WR/7 가'));
    const [, route, ticket = '', loginType, conId = ''] = url.pathname.split('/');
    expect([url.origin, route, loginType, decodeURIComponent(conId)]).toEqual([
      'http://127.0.0.1:4000',
      'ssologin',
      'C',
      'WR/7 가',
    ]);
    expect(await unsealTicket(ticketContext, ticket)).toMatchObject({ userId: 'hanbit1', loginType: 'C' });
    expect(new URL(await link({}, 'hanbit1', 'A')).pathname.split('/')).toHaveLength(4);
  });

  it('names a host that a browser can reach, whatever address the portal listens on', async () => {
    expect(await link({ HOST: '0.0.0.0' }, 'sales1', 'B')).toContain('http://localhost:3000/');
    expect(await link({ HOST: '::1' }, 'sales1', 'B')).toContain('http://[::1]:3000/');
  });

  it('prints which argument is missing', async () => {
    await expect(makeSsoLink(readConfig({}), ['sales1', 'B'])).rejects.toThrow('SSO_SECRET 설정이 필요합니다');
    await expect(link({})).rejects.toThrow('아이디를 입력해주세요.');
    await expect(link({}, 'sales1', 'X')).rejects.toThrow('로그인 유형은 B, F, N, M0, M1, A, C 중 하나여야 합니다.');
  });
});
