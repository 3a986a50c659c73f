import { once } from 'node:events';
import { createServer } from 'node:http';
import { allCalls } from '@portal/contract/calls';
import type { Call } from '@portal/contract/core/call';
import type { Permission, UserKind } from '@portal/contract/permissions';
import { sql } from 'kysely';
import { departmentOf, employeeFields, sendUserForm } from '#test-kit/factories/people.ts';
import type { Person } from '#test-kit/people.ts';
import { pushSettings } from '#test-kit/push.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';
import { makeTicket, SECRET } from '../auth/make-sso-ticket.ts';
import { drawPicture } from '../files/draw-picture.ts';
import { MULTIPART, multipartBody } from '../files/upload-server.ts';

/** The user who represents each kind of user. undefined means without a session. */
export const PEOPLE: Readonly<Record<UserKind, Person | undefined>> = {
  visitor: undefined,
  winner: 'hanbit1',
  contractor: 'daon1',
  retired: 'closed1',
  staff: 'pm2',
  keeper: 'pm1',
  manager: 'admin',
};

type Part = { field?: string; name?: string; content: Buffer | string };

/** The parts of a request: fields, files, the value of the path's placeholder, or a cookie of its own. */
export type RequestParts = { body?: object; parts?: readonly Part[]; placeholder?: string; cookie?: string };

/** Makes a valid request: every user who may call is served. `as` is the sender. */
export type MakeRequest = (stage: PermissionFixture, as: Person) => Promise<RequestParts> | RequestParts;

/** A portal with the records that requests need. `unique` returns a new number at each call. */
export type PermissionFixture = {
  portal: TestApp;
  picture: Buffer;
  department: number;
  company: number;
  unique: () => number;
  hire: () => Promise<string>;
  ticket: () => Promise<string>;
  /** The address of a push service that takes everything. */
  pushOrigin: string;
};

/** Starts a push service that takes everything. */
async function openPushService(): Promise<string> {
  const server = createServer((_request, response) => response.writeHead(201).end()).listen(0, '127.0.0.1');
  server.unref();
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
}

/** The ids of the left menus that a call needs. */
const NEEDED = allCalls.flatMap(({ menus = [] }: Call) => menus.map(({ id }) => id));

/** Starts the fixture. pm2 is staff without the menus that a call needs. */
export async function openFixture(): Promise<PermissionFixture> {
  const pushOrigin = await openPushService();
  const portal = await startApp({ SSO_SECRET: SECRET, ...pushSettings(pushOrigin) });
  const grants = portal.ctx.db.deleteFrom('menu_grant').where('user_id', '=', 'pm2');
  await grants.where('menu_type', '=', 'L').where('menu_id', 'in', NEEDED).execute();
  const department = await departmentOf(portal, '개발팀');
  const [top] = (await portal.call('Department/depart-list', {}, { as: 'admin' })).ok.data;
  let last = 1000;
  const unique = () => {
    last += 1;
    return last;
  };
  const hire = async (): Promise<string> => {
    const own = uniqueFields(unique());
    await sendUserForm(portal, 'User/user-add', employeeFields(department, own), 'sales1');
    return own.UserID;
  };
  for (const person of Object.values(PEOPLE)) if (person) await portal.cookieOf(person);
  await portal.cookieOf('sales1');
  const ticket = () => makeTicket('sales1', 'B', { now: portal.clock.now });
  const company = top?.deptId ?? 0;
  return { portal, picture: await drawPicture('png'), department, company, unique, hire, ticket, pushOrigin };
}

/** Fields that no two employees may share. */
export const uniqueFields = (number: number) => ({
  UserID: `new${number}`,
  UserPhone: `010-7676-${number}`,
  UserNo: `R-${number}`,
});

/** A stored name for an upload. */
export const fileName = ({ unique }: PermissionFixture, rest: string): string => `2026112310153${unique()}_${rest}`;

const fieldParts = (body: object): Part[] =>
  Object.entries(body).map(([field, value]) => ({ field, content: String(value) }));

function payloadOf({ call }: Permission, { body = {}, parts = [] }: RequestParts): Buffer {
  const fields = call.json === undefined ? fieldParts(body) : [{ field: call.json, content: JSON.stringify(body) }];
  return multipartBody([...fields, ...parts]);
}

async function cookieFor(
  portal: TestApp,
  { cookie }: RequestParts,
  as: Person | undefined,
): Promise<{ cookie?: string }> {
  if (as) return { cookie: await portal.cookieOf(as) };
  return cookie === undefined ? {} : { cookie };
}

/** Sends a request as a user. Returns the whole response. */
export async function sendRequest(
  { portal }: PermissionFixture,
  row: Permission,
  requestParts: RequestParts,
  as: Person | undefined,
) {
  const { call, address } = row;
  const cookie = await cookieFor(portal, requestParts, as);
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(requestParts.body ?? {})) query.set(name, String(value));
  const path = address.replace(/\{\w+\}/, encodeURIComponent(requestParts.placeholder ?? ''));
  return call.method === 'GET'
    ? portal.app.inject({ url: `${path}?${query}`, headers: cookie })
    : portal.app.inject({
        method: 'POST',
        url: address,
        payload: call.upload ? payloadOf(row, requestParts) : JSON.stringify(requestParts.body ?? {}),
        headers: { 'content-type': call.upload ? MULTIPART : 'application/json', ...cookie },
      });
}

/** Sends a request as a user. Returns the status and the code of a refusal. */
export async function sendForStatus(
  stage: PermissionFixture,
  row: Permission,
  requestParts: RequestParts,
  as: Person | undefined,
) {
  const reply = await sendRequest(stage, row, requestParts, as);
  const code = reply.statusCode === 200 ? '' : String(reply.json().code);
  return { status: reply.statusCode, code, text: reply.statusCode === 200 ? '' : reply.body };
}

/**
 * Tables that a refused request may write: its log entry, and the counts of calls and tries. So may the column `tries`
 * of a code.
 */
const MAY_BE_WRITTEN = ['security_event', 'call_allowance', 'factor_try', 'sign_in_failure', 'written_row'];

/** The portals whose written rows are counted already. */
const counted = new WeakSet<TestApp>();

/** Adds triggers that insert the table's name into `written_row` for each written row. A rollback removes them too. */
async function countWrites({ ctx }: TestApp): Promise<void> {
  await sql`create table written_row (table_name text not null)`.execute(ctx.db);
  await sql`
    create function count_written() returns trigger language plpgsql as $$
    begin insert into written_row values (tg_table_name); return null; end $$`.execute(ctx.db);
  await sql`
    do $$
    declare name text;
    begin
      for name in
        select table_name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
        and table_name not in (select relname from pg_class where relispartition)
        and table_name <> all (array[${sql.join(MAY_BE_WRITTEN.map((name) => sql.lit(name)))}])
      loop
        execute format('create trigger added_or_removed after insert or delete on %I
          for each row execute function count_written()', name);
        execute format('create trigger changed after update on %I
          for each row when (to_jsonb(old) - ''tries'' is distinct from to_jsonb(new) - ''tries'')
          execute function count_written()', name);
      end loop;
    end $$`.execute(ctx.db);
}

/** The number of rows written in each table so far. It changes whenever a request inserts, updates or deletes. */
export async function countWrittenRows(portal: TestApp): Promise<Record<string, number>> {
  if (!counted.has(portal)) await countWrites(portal);
  counted.add(portal);
  const { rows } = await sql<{ table_name: string; rows: number }>`
    select table_name, count(*) as rows from written_row group by table_name`.execute(portal.ctx.db);
  return Object.fromEntries(rows.map(({ table_name, rows }) => [table_name, rows]));
}

/** Uploads files as sales1 that a request needs. */
export async function uploadFiles({ portal }: PermissionFixture, path: string, parts: readonly Part[]): Promise<void> {
  const headers = { 'content-type': MULTIPART, cookie: await portal.cookieOf('sales1') };
  await portal.app.inject({ method: 'POST', url: `/api/${path}`, payload: multipartBody(parts), headers });
}

/** True for calls that show something: records, lists, files. */
export const isShowing = ({ call }: Permission): boolean =>
  call.may !== 'open' &&
  (['read', 'noted'].includes(call.effect) || ['list', 'rows', 'info', 'file'].includes(call.answer.form));
