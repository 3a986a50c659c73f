import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import sharp from 'sharp';
import type { OpenDatabase } from '../packages/server/src/db/connect.ts';
import type { BenchContext } from './bench-context.ts';
import { prepareAccounts, prepareDatabase, startPortal, stopChild } from './bench-servers.ts';
import { median, tableRow } from './figures.ts';
import { type Endpoint, postJson } from './post-json.ts';
import { p99, workMeanwhile } from './work-meanwhile.ts';

const MEGABYTE = 1024 * 1024;
const PHOTOS = 30;
const ROUNDS = 3;
/** What a PDF may take, and how long a request may wait meanwhile. */
const BOUNDS = { seconds: 20, megabytes: 12, waitMs: 100 } as const;
const LIST = 'Construction/all-construction-mize-list';
const STROKES = '100,120 180,90 260,140;300,60 310,200';

type Row = Record<string, unknown>;

/** Calls the portal, and throws when it refuses. Returns the rows of the answer and its meta. */
async function ask(endpoint: Endpoint, call: string, body: object): Promise<{ data: Row[]; meta: Row }> {
  const { status, text } = await postJson({ ...endpoint, path: `/api/${call}` }, body);
  if (status !== 200) throw new Error(`${call} answered ${status}: ${text.slice(0, 200)}`);
  return JSON.parse(text);
}

/** A picture of noise as large as photos of a site are, which JPEG cannot make small. */
const picture = (seed: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 2048,
      height: 1536,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 100 + seed, sigma: 20 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();

/** Offers the open projects of the sample in a week from now, since their own days are over. */
async function offerAnew({ db }: OpenDatabase): Promise<void> {
  await sql`delete from outsourced_start_date where project_id in (
    select id from outsourced_project where status = 'N')`.execute(db);
  await sql`insert into outsourced_start_date (project_id, start_date)
    select id, current_date + 7 from outsourced_project where status = 'N'`.execute(db);
}

/** Accepts an offered project as the contractor. Returns its award. */
async function takeAward(partner: Endpoint): Promise<number> {
  const { data } = await ask(partner, 'Construction/all-construction-partner-list', { Status: 'N', PageSize: 30 });
  for (const { id: Id } of data) {
    const [info] = (await ask(partner, 'Construction/construction-info', { Id })).data;
    const ChoiceSelDate = String(info?.['startDate']).split('^')[0];
    const crew = { TotalPeople: '3', ManagerUserName: '최반장', ManagerUserPhone: '01055556666' };
    const body = { Id, Version: info?.['version'], ChoiceSelDate, ...crew };
    const { status } = await postJson({ ...partner, path: '/api/Construction/construction-accept' }, body);
    if (status === 200) return Number((await ask(partner, 'Site/report-list', { Id })).meta['awardId']);
  }
  throw new Error('no offered project could be taken');
}

async function addPhoto({ port, cookie }: Endpoint, AwardId: number, bytes: Buffer): Promise<string> {
  const EntryId = randomUUID();
  const form = new FormData();
  for (const [field, value] of Object.entries({ AwardId, EntryId, Label: 'A', Caption: '지하 2층 A구역' }))
    form.set(field, String(value));
  form.append('photo', new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' }), 'photo.jpg');
  const address = `http://127.0.0.1:${port}/api/Site/photo-add`;
  const response = await fetch(address, { method: 'POST', headers: { cookie }, body: form });
  if (!response.ok) throw new Error(`a photo answered ${response.status}: ${await response.text()}`);
  return EntryId;
}

/** Signs a version of thirty photos. Returns its id; its PDF is not made yet. */
async function signReport(partner: Endpoint): Promise<number> {
  const AwardId = await takeAward(partner);
  const entries: string[] = [];
  for (let seed = 0; seed < PHOTOS; seed += 1) entries.push(await addPhoto(partner, AwardId, await picture(seed)));
  const pairs = Array.from({ length: PHOTOS / 2 }, (_, place) => ({
    Before: entries[2 * place] ?? '',
    After: entries[2 * place + 1] ?? '',
  }));
  const EntryId = randomUUID();
  const text = '카메라 18대를 4MP 돔 카메라로 교체하고 야간 화질을 확인했습니다. '.repeat(20);
  const draft = { AwardId, EntryId, Revision: 0, Summary: text, Remarks: '金敏洙 확인', Pairs: pairs, Materials: [] };
  const [saved] = (await ask(partner, 'Site/report-save', draft)).data;
  await ask(partner, 'Site/report-sign', {
    AwardId,
    ReportEntryId: EntryId,
    EntryId: randomUUID(),
    Revision: 1,
    CustomerReadYN: 'Y',
    ...{ CustomerName: '문재호', CustomerRole: '과장', CustomerStrokes: STROKES },
    ...{ ContractorName: '최영수', ContractorRole: '팀장', ContractorStrokes: STROKES },
  });
  return Number(saved?.['reportId']);
}

/** Asks for the PDF, which is made then. Returns its seconds and megabytes. */
async function readPdf({ port, cookie }: Endpoint, id: number): Promise<{ seconds: number; megabytes: number }> {
  const started = performance.now();
  const address = `http://127.0.0.1:${port}/uploads/SiteReport/report-${id}.pdf`;
  const response = await fetch(address, { headers: { cookie } });
  const bytes = (await response.arrayBuffer()).byteLength;
  if (!response.ok) throw new Error(`the PDF answered ${response.status}`);
  return { seconds: (performance.now() - started) / 1000, megabytes: bytes / MEGABYTE };
}

type Measured = { seconds: number; megabytes: number; most: number };

/** Works beside what is being made, and prints a row. */
async function measure(name: string, staff: Endpoint, made: Promise<Omit<Measured, 'most'>>): Promise<Measured> {
  const times = await workMeanwhile(staff, LIST, made);
  const { seconds, megabytes } = await made;
  const middle = median(times);
  const most = times.at(-1) ?? 0;
  const figures = [seconds, megabytes, middle, p99(times), most].map((figure) => figure.toFixed(1));
  console.log(tableRow([name, ...figures]));
  return { seconds, megabytes, most };
}

/** Why the figures are beyond the bounds; '' when they are not. */
function excessOf({ seconds, megabytes, most }: Measured): string {
  if (seconds >= BOUNDS.seconds) return `a PDF took ${BOUNDS.seconds} s or more`;
  if (megabytes >= BOUNDS.megabytes) return `a PDF has ${BOUNDS.megabytes} MB or more`;
  return most > BOUNDS.waitMs ? `a request waited longer than ${BOUNDS.waitMs} ms` : '';
}

/**
 * Makes the PDF of reports with thirty photos while another user opens list pages. Prints what it takes and what the
 * others wait. Fails beyond the bounds.
 */
export async function bench({ folder, postgres }: BenchContext): Promise<void> {
  const { url, database } = await prepareDatabase(postgres.url, 1000);
  await prepareAccounts(database);
  await offerAnew(database);
  const portal = await startPortal(folder, url);
  const excess: string[] = [];
  try {
    const { M: staff, C: partner } = portal.endpoints;
    if (!staff || !partner) throw new Error('the portal did not start');
    await workMeanwhile(staff, LIST, sleep(3000));
    console.log(tableRow(['PDF of 30 photos', 'seconds', 'MB', 'others p50 ms', 'p99 ms', 'most ms']));
    console.log(tableRow(['---', ...Array<string>(5).fill('---:')]));
    await measure(
      'none',
      staff,
      sleep(5000).then(() => ({ seconds: 5, megabytes: 0 })),
    );
    for (let round = 1; round <= ROUNDS; round += 1) {
      const id = await signReport(partner);
      excess.push(excessOf(await measure(String(round), staff, readPdf(staff, id))));
    }
  } finally {
    await stopChild(portal.child);
    rmSync(portal.data, { recursive: true, force: true });
    await database.close();
  }
  const first = excess.find((text) => text !== '');
  if (first !== undefined) throw new Error(first);
}
