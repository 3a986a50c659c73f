import type { CallByPath } from '@portal/contract/calls';
import type { CallBody } from '@portal/contract/core/call';
import type { RefusalBody } from '@portal/contract/messages';
import { Secret, TOTP } from 'otpauth';
import { PASSWORD, type Person } from './people.ts';
import type { TestApp } from './start-app.ts';

type Path = keyof CallByPath;
type Answer<P extends Path> = { status: number; ok: CallBody<CallByPath[P]>; refusal: RefusalBody; retryAfter: number };

/** A browser for tests. It stores the cookies of its responses and sends from one address. */
export function openBrowser({ app }: TestApp, from = '10.0.0.1') {
  const jar = new Map<string, string>();
  const send = async <P extends Path>(path: P, payload: object = {}): Promise<Answer<P>> => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
    const reply = await app.inject({
      method: 'POST',
      url: `/api/${path}`,
      payload,
      headers: { cookie },
      remoteAddress: from,
    });
    for (const { name, value, maxAge, expires } of reply.cookies) {
      const isOver = maxAge === 0 || (expires !== undefined && expires.getTime() === 0);
      if (isOver) jar.delete(name);
      else jar.set(name, value);
    }
    const body = JSON.parse(reply.body || 'null');
    return { status: reply.statusCode, ok: body, refusal: body, retryAfter: Number(reply.headers['retry-after']) };
  };
  /** Sends the first step of a sign-in. */
  const signIn = (UserId: Person, Password = PASSWORD) => send('Auth/login', { UserId, Password });
  return { jar, send, signIn };
}

export type TestBrowser = ReturnType<typeof openBrowser>;

/** The code that an authenticator app with this secret shows at a moment. */
export const codeAt = (secret: string, moment: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: moment.getTime() });

const CurrentPassword = PASSWORD;

/** Sets up an authenticator app for the signed-in user. Moves the clock on, so that the next code is unused. */
export async function setUpApp(portal: TestApp, browser: TestBrowser): Promise<{ secret: string; codes: string[] }> {
  const { secret, setUpToken } = (await browser.send('User/my-totp-start', { CurrentPassword })).ok;
  const Code = codeAt(secret, portal.clock.now);
  const added = await browser.send('User/my-totp-add', { SetUpToken: setUpToken, Code });
  if (added.status !== 200) throw new Error(`not set up: ${added.refusal.code}`);
  advanceClock(portal, 60);
  return { secret, codes: added.ok.recoveryCodes };
}

/** Moves the clock of the portal on. */
export function advanceClock(portal: TestApp, seconds: number): void {
  portal.clock.now = new Date(portal.clock.now.getTime() + seconds * 1000);
}

/** Passes the second step with the app's current code. */
export const proveByApp = (portal: TestApp, browser: TestBrowser, secret: string) =>
  browser.send('Auth/second-step-code', { Kind: 'totp', Code: codeAt(secret, portal.clock.now) });
