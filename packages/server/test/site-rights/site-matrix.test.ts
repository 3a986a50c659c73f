import { isDeepStrictEqual } from 'node:util';
import { MENU } from '@portal/contract/areas/menu/keys';
import { PERMISSIONS } from '@portal/contract/permissions';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { setProject } from '#test-kit/factories/set-project.ts';
import { offerAgain, offerTwo, type WrittenSite, writeSite } from '#test-kit/factories/written-site.ts';
import type { Person } from '#test-kit/people.ts';
import { countWrittenRows, openFixture, type PermissionFixture, sendRequest } from '../permissions/fixture.ts';
import { keyOf } from '../permissions/requests/all.ts';
import { SITE_REQUESTS } from './site-requests.ts';

const START = new Date('2026-11-20T06:00:00Z');

let stage: PermissionFixture;
beforeAll(async () => {
  stage = await openFixture();
  // Staff who see the project; without such a menu a report is not accepted (test/permissions/menus.test.ts).
  const { type, id } = MENU.outsourcedList;
  const grant = { user_id: 'pm2', menu_type: type, menu_id: id };
  await stage.portal.ctx.db.insertInto('menu_grant').values(grant).execute();
});
afterAll(() => stage.portal.close());

/** Every call of a site, by its key. */
const SITE_CALLS = new Map(
  PERMISSIONS.filter(({ address }) => /^\/(api|uploads)\/(Site|Talk)/.test(address)).map((row) => [keyOf(row), row]),
);

/** The columns of a table. 한빛설비 has won, or had won before 다온전기. */
const PEOPLE: readonly (readonly [string, Person | undefined])[] = [
  ['nobody', undefined],
  ['retired company', 'closed1'],
  ['다온전기', 'daon1'],
  ['한빛설비 winner', 'hanbit1'],
  ['한빛설비 colleague', 'hanbit2'],
  ['staff', 'pm2'],
  ['permission M', 'admin'],
];

const HANBIT = ['hanbit1', 'hanbit2'] as const;
const DAON = ['daon1'] as const;

/** A site of 한빛설비, in whose state both its projects are. */
const inStatus = (status: 'Y' | 'YY' | 'B' | 'E' | 'F' | 'C') => async (): Promise<WrittenSite> => {
  const site = await writeSite(stage.portal, await offerTwo(stage.portal), HANBIT);
  for (const Id of [site.Id, site.second.Id]) await setProject(stage.portal, Id, { status, bill_date: '2026-12-01' });
  return site;
};

async function offeredAgain(): Promise<WrittenSite> {
  const site = await writeSite(stage.portal, await offerTwo(stage.portal), HANBIT);
  for (const Id of [site.Id, site.second.Id]) await offerAgain(stage.portal, Id);
  return site;
}

/** Both awards of two projects that 다온전기 has taken after 한빛설비. */
async function takenByDaon() {
  const former = await offeredAgain();
  return { former, next: await writeSite(stage.portal, [former.Id, former.second.Id], DAON) };
}

/** The states of an award, by the names of their files. */
const STATES: Readonly<Record<string, () => Promise<WrittenSite>>> = {
  'Y awarded': inStatus('Y'),
  'YY completed': inStatus('YY'),
  'B invoiced': inStatus('B'),
  'E settled': inStatus('E'),
  'F withdrawn': inStatus('F'),
  'C canceled': inStatus('C'),
  'N offered again': offeredAgain,
  'Y of the next company, former award': async () => (await takenByDaon()).former,
  'Y of the next company, its own award': async () => (await takenByDaon()).next,
};

/** What an answer says: the code of a refusal, or what may be done and whether there is anything to read. */
function outcomeOf({ statusCode, headers, body }: Awaited<ReturnType<typeof sendRequest>>): string {
  const isJson = String(headers['content-type']).includes('json');
  const answer = isJson ? JSON.parse(body) : {};
  if (statusCode !== 200) return String(answer.code ?? statusCode);
  const access: unknown = answer.meta?.access;
  return typeof access === 'string' ? `200 ${access} ${answer.data.length > 0 ? 'rows' : 'none'}` : '200';
}

/** The answers of all calls to one user, by key. A refused call leaves every table as it was. */
async function outcomesFor(site: WrittenSite, as: Person | undefined): Promise<Map<string, string>> {
  const { portal } = stage;
  const outcomes = new Map<string, string>();
  await portal.resetLimits();
  let written = await countWrittenRows(portal);
  for (const [key, make] of Object.entries(SITE_REQUESTS)) {
    const row = SITE_CALLS.get(key) ?? expect.unreachable(`no call ${key}`);
    const served = (other: string) => outcomes.get(other) === '200';
    const request = await make({ portal, site, as: as ?? 'daon1', served });
    const reply = await sendRequest(stage, row, request, as);
    outcomes.set(key, outcomeOf(reply));
    const after = await countWrittenRows(portal);
    if (reply.statusCode !== 200) expect(after, `${key} was refused and changed something`).toEqual(written);
    written = after;
  }
  return outcomes;
}

/** The answers to everybody. A site that nobody has changed serves the next user too. */
async function outcomesForAll(make: () => Promise<WrittenSite>): Promise<Map<string, string>[]> {
  const columns: Map<string, string>[] = [];
  let site = await make();
  let before = await countWrittenRows(stage.portal);
  for (const [, as] of PEOPLE) {
    columns.push(await outcomesFor(site, as));
    const after = await countWrittenRows(stage.portal);
    if (isDeepStrictEqual(after, before)) continue;
    site = await make();
    before = await countWrittenRows(stage.portal);
  }
  return columns;
}

const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

it('every call of a site has its row in the matrix', () => {
  expect(Object.keys(SITE_REQUESTS).sort()).toEqual([...SITE_CALLS.keys()].sort());
});

describe('every call of a site in every state of its award by everybody (D-433, D-476)', () => {
  it.each(Object.entries(STATES))('%s', async (state, make) => {
    stage.portal.clock.now = START;
    const columns = await outcomesForAll(make);
    const rows = Object.keys(SITE_REQUESTS).map((key) => line([key, ...columns.map((of) => of.get(key) ?? '')]));
    const head = [line(['call', ...PEOPLE.map(([name]) => name)]), line(['---', ...PEOPLE.map(() => '---')])];
    const page = [`# ${state}`, '', ...head, ...rows, ''].join('\n');
    await expect(page).toMatchFileSnapshot(`answers/${state.replace(/[ ,]+/g, '-')}.md`);
  });
});
