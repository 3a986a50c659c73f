import { Writable } from 'node:stream';
import Fastify, { type FastifyInstance } from 'fastify';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '#db/connect.ts';
import { answerErrors } from '#http/error-handler.ts';
import { startDatabase } from '#test-kit/start-database.ts';

const SECRET = '홍길동';

let database: OpenDatabase;
let app: FastifyInstance;
let fail: () => unknown;
let lines: Record<string, unknown>[];
beforeAll(async () => {
  database = await startDatabase();
  const stream = new Writable({
    write: (chunk, _encoding, done) => {
      lines.push(JSON.parse(String(chunk)));
      done();
    },
  });
  app = Fastify({ logger: { level: 'warn', stream } });
  answerErrors(app);
  app.get('/', async () => fail());
});
beforeEach(() => {
  lines = [];
});
afterAll(async () => {
  await app.close();
  await database.close();
});

/** The status and code of the response, and the log line of the operator. */
const outcome = async (failing: () => unknown) => {
  fail = failing;
  const reply = await app.inject({ url: '/' });
  expect(lines).toHaveLength(1);
  expect(JSON.stringify(lines)).not.toContain(SECRET);
  return { status: reply.statusCode, code: reply.json().code, line: lines[0] };
};
const running = (statement: RawBuilder<unknown>) => () => statement.execute(database.db);
const systemError = (code: string) => () => {
  throw Object.assign(new Error(`${code}: ${SECRET}`), { code, syscall: 'write' });
};
const serverError = (code: string) => () => {
  throw Object.assign(new Error(SECRET), { code, severity: 'ERROR' });
};
const plainError = (text: string) => () => {
  throw new Error(text);
};

describe('an unreachable or full database or store gives 503 and a log line with its code', () => {
  it.each([
    ['cannot be reached', systemError('ECONNREFUSED'), 'ECONNREFUSED'],
    ['has no disk left for a file', systemError('ENOSPC'), 'ENOSPC'],
    ['shuts down', serverError('57P01'), '57P01'],
    ['has no disk left', serverError('53100'), '53100'],
    ['has too many clients', serverError('53300'), '53300'],
    ['takes too long', serverError('57014'), '57014'],
    ['is held by a lock', serverError('55P03'), '55P03'],
    ['was cut off', plainError('Connection terminated unexpectedly'), 'connection'],
    ['gives no connection', plainError('timeout exceeded when trying to connect'), 'connection'],
  ])('%s', async (_what, failing, code) => {
    const { line, ...answer } = await outcome(failing);
    expect(answer).toEqual({ status: 503, code: 'UNAVAILABLE' });
    expect(line).toMatchObject({ level: 50, code });
  });

  it('a real statement that exceeds its time limit', async () => {
    const slow = () =>
      database.db.transaction().execute(async (tx) => {
        await sql`set local statement_timeout = 20`.execute(tx);
        await sql`select pg_sleep(2)`.execute(tx);
      });
    expect(await outcome(slow)).toMatchObject({ status: 503, line: { code: '57014' } });
  });
});

describe('a bug gives 500, never 503, and a log line with its place', () => {
  it.each([
    ['a wrong table', running(sql`select * from no_such_table`), '42P01'],
    ['a wrong column', running(sql`select no_such_column`), '42703'],
    ['a division by zero', running(sql`select 1 / 0`), '22012'],
    [
      'an unexpected duplicate',
      running(sql`insert into job_run (name, ran_at) values (${SECRET}, now()), (${SECRET}, now())`),
      '23505',
    ],
    ['a missing value', running(sql`insert into job_run (name, ran_at) values (${SECRET}, null)`), '23502'],
  ])('in a statement: %s', async (_what, failing, code) => {
    const { line, ...answer } = await outcome(failing);
    expect(answer).toEqual({ status: 500, code: 'SERVER_ERROR' });
    expect(line).toMatchObject({ level: 50, code, stack: expect.any(Array) });
  });

  it.each([
    [
      'that speaks of connections',
      () => {
        throw new TypeError('Connection terminated: undefined is not a function');
      },
    ],
    [
      'that names a network code',
      () => {
        throw Object.assign(new Error(SECRET), { code: 'ECONNREFUSED' });
      },
    ],
    [
      'that has a status of its own',
      () => {
        throw Object.assign(new Error(SECRET), { statusCode: 404 });
      },
    ],
    ['in reading JSON', () => JSON.parse(SECRET)],
  ])('in code: an error %s', async (_what, failing) => {
    const { line, ...answer } = await outcome(failing);
    expect(answer).toEqual({ status: 500, code: 'SERVER_ERROR' });
    expect(line?.['stack']).toEqual(expect.arrayContaining([expect.stringContaining('failures.test')]));
  });
});

it.each([
  ['a number out of range', sql`select ${'99999999999'}::integer`, '22003'],
  ['no number', sql`select ${SECRET}::integer`, '22P02'],
  ['no date', sql`select ${'2026-02-31'}::date`, '22008'],
])('a value that the database cannot store gives 400 and a warning: %s', async (_what, statement, code) => {
  const { line, ...answer } = await outcome(running(statement));
  expect(answer).toEqual({ status: 400, code: 'BAD_REQUEST' });
  expect(line).toMatchObject({ level: 40, code });
});
