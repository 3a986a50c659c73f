import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addNotice } from '#test-kit/factories/notice.ts';
import { registerProject } from '#test-kit/factories/project.ts';
import { signIn, startApp, type TestApp } from '#test-kit/start-app.ts';
import { countWrittenRows } from '../permissions/fixture.ts';

let portal: TestApp;
let cookie: string;

beforeAll(async () => {
  portal = await startApp();
});

afterAll(() => portal.close());

/** Each test starts with a session of pm1 that was just used. */
beforeEach(async () => {
  cookie = await signIn(portal.app, 'pm1');
  expect((await ask({})).statusCode).toBe(200);
});

const LIST = '/api/Construction/all-construction-mize-list';

const ask = (payload: object | string, headers: Record<string, string> = {}, url = LIST) =>
  portal.app.inject({
    method: 'POST',
    url,
    payload,
    headers: { cookie, 'content-type': 'application/json', ...headers },
  });

/** Ends the sessions as another process does: this one gets no notification. */
const endSessions = () => sql`delete from session where user_id = 'pm1'`.execute(portal.ctx.db);

test.each([
  ['a list', {}, {}],
  ['a body that is no JSON', '{', {}],
  ['a field that cannot be read', { Page: 'x' }, {}],
  ['a request in the name of another', { LoginId: 'pm2' }, {}],
  ['a foreign origin', {}, { origin: 'https://elsewhere.example' }],
  ['a foreign content type', 'x', { 'content-type': 'text/plain' }],
])('a session ended by another process is refused with the next call: %s (A-14)', async (_name, payload, headers) => {
  await endSessions();
  expect((await ask(payload, headers)).statusCode).toBe(401);
});

test('nothing is stored for a session ended by another process, not even an access log entry (A-14)', async () => {
  const Id = await registerProject(portal);
  const NoticeId = await addNotice(portal);
  await endSessions();
  const before = await countWrittenRows(portal);
  for (const [path, fields] of [
    ['Construction/construction-info', { Id }],
    ['Notice/notice-info', { NoticeId }],
    ['Comment/comment-add', { Id, BoardType: 'project', CommentContent: '끝난 세션' }],
  ] as const) {
    expect((await ask(fields, {}, `/api/${path}`)).statusCode).toBe(401);
  }
  expect(await countWrittenRows(portal)).toEqual(before);
});

test.each([
  ['a changed password', sql`update portal_user set credential_version = credential_version + 1 where user_id = 'pm1'`],
  ['a deleted account', sql`update portal_user set deleted_at = now() where user_id = 'pm1'`],
])('%s ends a session with the next call (A-14)', async (_name, change) => {
  await change.execute(portal.ctx.db);
  expect((await ask({})).statusCode).toBe(401);
  await sql`update portal_user set deleted_at = null where user_id = 'pm1'`.execute(portal.ctx.db);
});

test('an idle session has ended (A-14)', async () => {
  const { now } = portal.clock;
  portal.clock.now = new Date(now.getTime() + portal.ctx.sessions.idleMs + 1000);
  expect((await ask({})).statusCode).toBe(401);
  portal.clock.now = now;
});

test('rights revoked by another process end with the next call, and return with the call after they are granted', async () => {
  await sql`update portal_user set user_type = 'C' where user_id = 'pm1'`.execute(portal.ctx.db);
  expect((await ask({})).statusCode).toBe(403);
  await sql`update portal_user set user_type = 'M' where user_id = 'pm1'`.execute(portal.ctx.db);
  expect((await ask({})).statusCode).toBe(200);
});

test('without a database no session is accepted (R6)', async () => {
  const { query } = portal.pool;
  const { connect } = portal.pool;
  portal.pool.connect = () => Promise.reject(new Error('Connection terminated unexpectedly'));
  const answers = [await ask({}), await ask('{')];
  Object.assign(portal.pool, { connect, query });
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([503, 503]);
});
