import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  addMessage,
  askGroup,
  authorization,
  makeGroup,
  readResults,
  sendGroup,
  type TalkError,
  type TalkMessage,
} from '#areas/talk/talk-group.ts';
import type { TalkSetting } from '#settings/talk.ts';

type Request = { method: string; path: string; body?: unknown };
type Exchange = { request: Request; answer: { status: number; body: Record<string, unknown> } };

const WIRE = new URL('../../../demo/src/stand-ins/talk-wire/', import.meta.url);
const exchangeOf = (name: string): Exchange => JSON.parse(readFileSync(new URL(`${name}.json`, WIRE), 'utf8'));

let next = exchangeOf('make');
let came: Request | undefined;
let headers: IncomingHttpHeaders = {};
const provider = createServer(async (request, response) => {
  const sent = await text(request);
  came = {
    method: request.method ?? '',
    path: request.url ?? '',
    ...(sent === '' ? {} : { body: JSON.parse(sent) }),
  };
  headers = request.headers;
  response.writeHead(next.answer.status, { 'content-type': 'application/json' }).end(JSON.stringify(next.answer.body));
});
let setting: TalkSetting;
beforeAll(async () => {
  await new Promise<void>((listening) => {
    provider.listen(0, '127.0.0.1', listening);
  });
  const address = provider.address();
  setting = {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    apiKey: 'NCSTANDIN',
    apiSecret: 'stand-in-secret',
    channelId: 'KA01PF1',
    sendingNumber: '025550100',
    templates: new Map(),
    monthly: 1000,
    companyName: '마이즈',
  };
});
afterAll(() => new Promise((closed) => provider.close(closed)));
beforeEach(() => {
  came = undefined;
});

/** Lets the provider answer as recorded, and holds the request that came against the recorded one. */
async function exchange<Answer>(name: string, ask: () => Promise<Answer>): Promise<Answer> {
  next = exchangeOf(name);
  try {
    return await ask();
  } finally {
    expect(came).toEqual(next.request);
  }
}
const GROUP = String(exchangeOf('make').answer.body['groupId']);
const MESSAGE = (exchangeOf('add').request.body as { messages: [TalkMessage] }).messages[0];

describe('the wire of SOLAPI v4 (D-417)', () => {
  it('a group is made, filled, asked and told to send, as the provider’s reference shows', async () => {
    expect(await exchange('make', () => makeGroup(setting))).toBe(GROUP);
    expect(await exchange('add', () => addMessage(setting, GROUP, MESSAGE))).toBe('2000');
    await exchange('send', () => sendGroup(setting, GROUP));
    expect(await exchange('results', () => readResults(setting, GROUP))).toEqual([
      { isEnded: true, code: '4000', isText: false },
    ]);
  });

  it('a group that waits with its message is not filled again, although its total is 0 (D-418)', async () => {
    expect(exchangeOf('ask').answer.body['count']).toMatchObject({ total: 0, registeredSuccess: 1 });
    expect(await exchange('ask', () => askGroup(setting, GROUP))).toEqual({ isStarted: false, count: 1 });
  });

  it('a refusal keeps status and code, and nothing that was sent', async () => {
    const refused = await exchange('refused', () => sendGroup(setting, GROUP)).catch((error: TalkError) => error);
    expect(refused).toMatchObject({ status: 402, code: 'NotEnoughBalance', isPassing: false });
  });

  it('every request is signed over its time and salt', async () => {
    await exchange('make', () => makeGroup(setting));
    const [, date = '', salt = ''] = /date=([^,]+), salt=(\w+)/.exec(headers.authorization ?? '') ?? [];
    expect(new Date(date).toISOString()).toBe(date);
    expect(headers.authorization).toBe(authorization(setting, date, salt));
  });
});
