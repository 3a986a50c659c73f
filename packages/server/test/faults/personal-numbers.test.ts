import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { allCalls } from '@portal/contract/calls';
import { addressOf, type Call } from '@portal/contract/core/call';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unsealNumber } from '#areas/employees/numbers.ts';
import { signInAt } from '#test-kit/portal-client.ts';
import { makeDataDir, type PortalProcess, removeDataDir, startPortal } from '#test-kit/portal-process.ts';
import { openData } from '#test-kit/prepare-data.ts';

/** The two employees whose numbers are read in full, which the access log may name. One of them is saved again. */
const [SAVED, READ] = ['dev3', 'pm1'] as const;
const NEW_ACCOUNT = '000-777-123321';
const TYPED = '850230-1980011';
const CALLERS = ['admin', 'sales1', 'pm2', 'hanbit1'] as const;

/** A run of digits and hyphens that is long enough for an account number. */
const SHORTEST = 10;

type Numbers = { social: string; account: string };

async function decrypt(dataDir: string): Promise<Map<string, Numbers>> {
  const keys = (await readFile(join(dataDir, 'app-keys'), 'utf8')).trim().split(',');
  const database = await openData(dataDir, '');
  try {
    const rows = await database.db
      .selectFrom('employee')
      .select(['user_id', 'social_number_sealed', 'bank_number_sealed'])
      .execute();
    return new Map(
      rows.map((row) => [
        row.user_id,
        {
          social: unsealNumber({ keys }, row.user_id, 'social_number_sealed', row.social_number_sealed),
          account: unsealNumber({ keys }, row.user_id, 'bank_number_sealed', row.bank_number_sealed),
        },
      ]),
    );
  } finally {
    await database.close();
  }
}

/** Every spelling of the numbers that would reveal them. */
const spellingsOf = (numbers: Iterable<Numbers>): string[] =>
  [...numbers].flatMap(({ social, account }) => [
    social,
    social.replace('-', ''),
    account,
    account.replaceAll('-', ''),
  ]);

const isOfNumber = (byte: number | undefined): boolean =>
  byte !== undefined && ((byte >= 0x30 && byte <= 0x39) || byte === 0x2d);

/** The long runs of digits and hyphens. Bytes are walked, because the database is hundreds of megabytes. */
function runsIn(bytes: Buffer): string {
  const runs: string[] = [];
  let start = 0;
  for (let at = 0; at <= bytes.length; at += 1) {
    if (isOfNumber(bytes[at])) continue;
    if (at - start >= SHORTEST) runs.push(bytes.toString('latin1', start, at));
    start = at + 1;
  }
  return runs.join(' ');
}

const hits = (bytes: Buffer, secrets: readonly string[]): string[] => {
  const runs = runsIn(bytes);
  return secrets.filter((secret) => runs.includes(secret));
};

const hitsText = (text: string, secrets: readonly string[]): string[] => hits(Buffer.from(text), secrets);

/** The files below a folder that contain one of the secrets. */
async function filesWith(folder: string, secrets: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const found: string[] = [];
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(entry.parentPath, entry.name);
    if (hits(await readFile(path), secrets).length > 0) found.push(path);
  }
  return found;
}

/** Bodies with which calls return something: of one employee, of a project, of a typed number. */
const BODIES = [
  { UserId: SAVED, Id: SAVED, BoardType: 'users', Kind: 'bank', Type: 'C', PageSize: 1000 },
  { UserId: READ, Id: 1, BoardType: 'project', Kind: 'position', PageSize: 1000, Status: 'Y' },
  { SearchType: 'userName', SearchKey: TYPED, UserId: TYPED, userPhone: TYPED, Kind: 'area' },
] as const;

/** The order of the calls: reads, then writes, and what ends the session last. */
const order = ({ effect, path }: Call): number =>
  path.endsWith('logout') ? 2 : ['read', 'noted'].includes(effect) ? 0 : 1;
const inOrder = [...allCalls].sort((one, other) => order(one) - order(other));

describe('resident and account numbers of the demonstration', { timeout: 400_000 }, () => {
  let dataDir: string;
  let logDir: string;
  let portal: PortalProcess;
  const answers: { path: string; text: string }[] = [];
  let readInFull: string[] = [];

  beforeAll(async () => {
    dataDir = await makeDataDir();
    logDir = await makeDataDir();
    // The log has the whole output. The test kit keeps only the end of it.
    const wrapper = ['/bin/sh', '-c', 'exec "$0" "$@" >>"$LOG_FILE" 2>&1'];
    const env = { DEMO: '1', LOG_LEVEL: 'debug', LOG_FILE: join(logDir, 'log') };
    portal = await startPortal({ dataDir, wrapper, env });
  }, 400_000);
  afterAll(async () => {
    await portal?.stop();
    await removeDataDir(dataDir);
    await removeDataDir(logDir);
  });

  async function send(call: Call, body: Record<string, unknown>, cookie: string, headers: Record<string, string> = {}) {
    const address = `${portal.url}${addressOf(call)}`;
    if (call.method === 'GET') {
      const file = encodeURIComponent(String(body['fileName'] ?? 'a.jpg'));
      const reply = await fetch(`${address.replace('{name}', file)}?fileName=${file}`, { headers: { cookie } });
      return { status: reply.status, text: Buffer.from(await reply.arrayBuffer()).toString('latin1') };
    }
    if (!call.upload) {
      const sent = { ...headers, cookie, 'content-type': 'application/json' };
      const reply = await fetch(address, { method: 'POST', headers: sent, body: JSON.stringify(body) });
      return { status: reply.status, text: await reply.text() };
    }
    const form = new FormData();
    if (call.json) form.append(call.json, JSON.stringify(body));
    else form.append('file', new Blob(['a']), '20261122101530001_a.pdf');
    const reply = await fetch(address, { method: 'POST', headers: { ...headers, cookie }, body: form });
    return { status: reply.status, text: await reply.text() };
  }

  const callAt = (path: string): Call => {
    const call = allCalls.find((each) => each.path === path);
    if (!call) throw new Error(`${path} is no call`);
    return call;
  };

  it('are opened only by the two readings that give a reason, and are saved again', async () => {
    const { cookie } = await signInAt(portal.url, 'admin');
    for (const UserId of [SAVED, READ]) {
      const body = { UserId, Item: 'social', Reason: '4대 보험 취득·상실 신고' };
      const { status, text } = await send(callAt('User/user-number-read'), body, cookie);
      expect(status).toBe(200);
      readInFull.push(text);
    }
    const opened = JSON.parse(readInFull.at(-2) ?? '').data[0].number;
    const masked = await send(callAt('User/user-info'), { UserId: SAVED }, cookie);
    answers.push({ path: 'the masked record', text: masked.text });
    const [record] = JSON.parse(masked.text).data;
    const save = (fields: object) =>
      send(callAt('User/user-edit'), { ...record, ...fields }, cookie, { 'idempotency-key': randomUUID() });
    expect((await save({ bankNum: NEW_ACCOUNT })).status).toBe(200);
    const refused = [
      await save({ version: record.version }),
      await save({ version: record.version + 1, userNo: '' }),
      await save({ version: record.version + 1, userSocialNum: TYPED }),
      await send(
        callAt('User/user-add'),
        { ...record, userPw: 'welcome-2026', userSocialNum: opened, bankNum: NEW_ACCOUNT },
        cookie,
      ),
    ];
    expect(refused.map(({ status }) => status)).toEqual([409, 400, 400, 409]);
    answers.push(...refused.map(({ text }) => ({ path: 'a refused save', text })));
  });

  it.each(CALLERS)('every call of the contract responds to %s', async (person) => {
    const { cookie } = await signInAt(portal.url, person);
    for (const call of inOrder) {
      if (call.path === 'Auth/login') continue;
      for (const body of BODIES) {
        const { status, text } = await send(call, body, cookie);
        expect([call.path, status < 500]).toEqual([call.path, true]);
        answers.push({ path: `${call.path} as ${person}`, text });
      }
    }
    expect(answers.length).toBeGreaterThan(allCalls.length);
  });

  it('are not in plain text in any other response, in any file of the database, in a stored file or in a log', async () => {
    const { cookie } = await signInAt(portal.url, 'admin');
    const log = await send(callAt('Audit/access-log-list'), { PageSize: 1000, SearchTask: 'numbers' }, cookie);
    const readings = JSON.parse(log.text).data.map(({ subjectId }: { subjectId: string }) => subjectId);
    expect(readings.sort()).toEqual([SAVED, READ].sort());
    await portal.stop();

    const numbers = await decrypt(dataDir);
    expect(numbers.size).toBe(40);
    expect(numbers.get(SAVED)?.account).toBe(NEW_ACCOUNT);
    const secrets = [...spellingsOf(numbers.values()), TYPED, TYPED.replace('-', '')];
    // The readings themselves are found, which proves that the search works.
    expect(readInFull.map((text) => hitsText(text, secrets).length > 0)).toEqual([true, true]);
    expect(answers.filter(({ text }) => hitsText(text, secrets).length > 0).map(({ path }) => path)).toEqual([]);
    expect(await filesWith(dataDir, secrets)).toEqual([]);
    expect((await readFile(join(logDir, 'log'), 'utf8')).length).toBeGreaterThan(1000);
    expect(await filesWith(logDir, secrets)).toEqual([]);
    readInFull = [];
  });
});
