import { createHash } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import sharp from 'sharp';
import { extractText, getDocumentProxy } from 'unpdf';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { makeInThread, makeReportPdfs } from '#areas/site-reports/make-pdf.ts';
import type { Paper } from '#areas/site-reports/paper.ts';
import { addSitePhoto } from '#test-kit/factories/site-photo.ts';
import { askPdf, makeReportSite, reportsOf, signVersion } from '#test-kit/factories/site-report.ts';
import { startApp, type TestApp } from '#test-kit/start-app.ts';

let portal: TestApp;
beforeAll(async () => {
  portal = await startApp();
});
afterAll(() => portal.close());
beforeEach(() => portal.resetLimits());

/** Rare syllables, both ends of the Hangul block, and words that a library would like to break. */
const RARE = '쀍 뷁 햏 똠방각하 갉 긁 뾻 힣 가 펲시콜라 쑛 믜 뙤약볕';
const SENTENCE =
  '지하주차장아날로그카메라를 4MP 돔 카메라로 교체하고 방재실 NVR 1대와 PoE 스위치허브 2대를 설치했습니다.';
const SUMMARY = Array.from({ length: 12 }, (_, place) => `${place + 1}층 ${SENTENCE} ${RARE}`).join(' ');

const paper = (changes: Partial<Paper> = {}): Paper => ({
  number: '174-2',
  version: 2,
  signed: '2026-11-26 08:50',
  projectName: '여의도 한강파이낸스 지하주차장 CCTV 교체',
  place: '서울 영등포구 국제금융로 218 B2층 (한강파이낸스)',
  companyName: '한빛설비',
  clientName: '마이즈',
  customerName: '한강파이낸스',
  period: '2026-11-24 (화) ~ 2026-11-25 (수)',
  people: '4명 · 2일',
  keepMonths: 36,
  summary: SUMMARY,
  remarks: '노출 배관 8m 추가\n회색 몰딩',
  materials: [{ name: '돔 카메라 4MP', model: 'DM-400V', quantity: 1800, unit: '개' }],
  pairs: [],
  signatures: [
    {
      signer: 'customer',
      name: '문재호',
      role: '과장',
      time: '2026-11-26 08:48',
      strokes: '10,10 200,90;300,5 310,80',
    },
    { signer: 'contractor', name: '최영수', role: '팀장', time: '2026-11-26 08:50', strokes: '5,5 90,90' },
  ],
  absence: '',
  absenceNote: '',
  absencePhoto: null,
  ...changes,
});

/** A busy machine may take longer than a reader would wait. */
const UNLIMITED_MS = 10 * 60 * 1000;
const TIMEOUT_MS = 2 * 60 * 1000;

async function make(changes: Partial<Paper> = {}): Promise<Uint8Array> {
  const bytes = await makeInThread(paper(changes), UNLIMITED_MS);
  if (bytes === null) throw new Error('no PDF');
  return bytes;
}

/** The lines of a PDF, as another program reads them. */
async function linesOf(bytes: Uint8Array): Promise<string[]> {
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(bytes)), { mergePages: true });
  return text.split('\n').map((line) => line.trim());
}

const wordsIn = (text: string): string[] => text.split(/\s+/).filter((word) => word !== '');

/** A picture of noise, which JPEG cannot make small. */
const noise = (seed: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 1600,
      height: 1200,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 100 + seed, sigma: 20 },
    },
  })
    .jpeg({ quality: 85 })
    .toBuffer();

it('the text that is read back is the text that was written, and no word is broken', async () => {
  const lines = await linesOf(await make());
  const words = new Set(lines.flatMap(wordsIn));
  expect(wordsIn(SUMMARY).filter((word) => !words.has(word))).toEqual([]);
  expect(lines.join(' ').replaceAll(/\s+/g, ' ')).toContain(SUMMARY);
  const text = lines.join('\n');
  for (const part of ['여의도 한강파이낸스 지하주차장 CCTV 교체', '1,800개', 'DM-400V', '174-2', '회색 몰딩']) {
    expect(text).toContain(part);
  }
  expect(text).toContain('서명은 작업 완료 확인에만 쓰며 정산완료 후 3년 보관합니다.');
});

it('hanja in names and texts is read back', async () => {
  const words = ['金敏洙', '髙橋', '𠮷田(요시다)', '﨑山', '崔龜植(최귀식)', '趙氏가문', 'アルミ', '①㎡', '金⅓'];
  const [customer, contractor] = paper().signatures;
  const signatures = [{ ...customer, name: '李樂成' }, contractor].filter((one) => one !== undefined);
  const changes = { summary: words.join(' '), companyName: '韓빛설비', signatures } as Partial<Paper>;
  const bytes = await make(changes);
  const read = new Set((await linesOf(bytes)).flatMap(wordsIn));
  for (const word of [...words, '李樂成', '韓빛설비']) expect([word, read.has(word)]).toEqual([word, true]);
  expect(Buffer.compare(bytes, await make(changes))).toBe(0);
});

/** Signs as they are written, and as they stand on the paper. */
const SIGNS = [
  ['☑완료', '[✓]완료'],
  ['☐ ☒ ✔ ✔️', '[ ] [×] ✓ ✓'],
  ['9시∼18시', '9시~18시'],
  ['확인😀완료', '확인[U+1F600]완료'],
  ['👩‍🔧', '[U+1F469 U+200D U+1F527]'],
  ['\u{f02b1}배관', '[1]배관'],
  ['\uf02b배관', '[U+F02B]배관'],
  ['张三', '[U+5F20]三'],
  ['\u{1d7cf}', '1'],
  ['가\u2028나', '가 나'],
  ['①⑳❶⑴㈎㉠㎡㏊㈜㉿', '①⑳❶⑴㈎㉠㎡㏊㈜㉿'],
];

it(
  'every sign is drawn or named (D-463)',
  async () => {
    const lines = await linesOf(await make({ summary: SIGNS.map(([written]) => written).join('\n') }));
    for (const [, shown = ''] of SIGNS) expect(lines).toContain(shown);
  },
  TIMEOUT_MS,
);

it('a word longer than a line is cut and loses nothing', async () => {
  const summary = '가나다라마바사아자차카타파하'.repeat(20);
  const lines = await linesOf(await make({ summary }));
  expect(lines.join('').replaceAll(' ', '')).toContain(summary);
});

/** The right and left edge of every text on the pages. */
async function edgesOf(bytes: Uint8Array): Promise<{ text: string; from: number; to: number }[]> {
  const file = await getDocumentProxy(new Uint8Array(bytes));
  const pages = await Promise.all(Array.from({ length: file.numPages }, (_, index) => file.getPage(index + 1)));
  const contents = await Promise.all(pages.map((page) => page.getTextContent()));
  return contents
    .flatMap(({ items }) => items)
    .flatMap((item) =>
      'str' in item ? [{ text: item.str, from: item.transform[4], to: item.transform[4] + item.width }] : [],
    )
    .filter(({ text }) => text.trim() !== '');
}

const LONG = {
  syllables: '케이블트레이덕트배관'.repeat(12),
  letters: `https://maps.example.com/${'DS-2CD2347G2-LU/SLWMIIII'.repeat(6)}`,
  glued: `${'가 ) '.repeat(60)}${'\u2014 '.repeat(60)}`,
  mixed: `${'金'.repeat(60)}${'👷🏽‍♀️'.repeat(20)}`,
};

it.each(Object.entries(LONG))(
  'nothing runs off the paper, whatever stands in it: %s (D-551)',
  async (_kind, long) => {
    const [customer, contractor] = paper().signatures;
    const picture = new Uint8Array(await noise(1));
    const shot = { bytes: picture, caption: long, taken: '2026-11-24 09:08' };
    const bytes = await make({
      projectName: long,
      place: long,
      companyName: long,
      clientName: long,
      customerName: long,
      summary: long,
      remarks: long,
      materials: [{ name: long, model: long, quantity: 1800, unit: long }],
      pairs: [{ before: shot, after: shot }],
      signatures: [customer, contractor].flatMap((one) => (one ? [{ ...one, name: long, role: long }] : [])),
    });
    const edges = await edgesOf(bytes);
    expect(edges.filter(({ from, to }) => from < 42 || to > 552.5)).toEqual([]);
    const quantity = edges.find(({ text }) => text.startsWith('1,800'));
    expect(quantity?.from).toBeGreaterThan(470);
  },
  TIMEOUT_MS,
);

it(
  'the same input gives the same bytes',
  async () => {
    const picture = await noise(1);
    const shot = () => ({ bytes: new Uint8Array(picture), caption: '랙', taken: '2026-11-24 09:08' });
    const pairs = () => [{ before: shot(), after: shot() }];
    const first = await make({ pairs: pairs() });
    expect(Buffer.compare(first, await make({ pairs: pairs() }))).toBe(0);
    expect(Buffer.compare(first, await make({ pairs: pairs(), remarks: '다름' }))).not.toBe(0);
  },
  TIMEOUT_MS,
);

it(
  'thirty photos become less than 12 MB, on pages of pairs, without the main thread',
  async () => {
    const photos = await Promise.all(Array.from({ length: 6 }, (_, seed) => noise(seed)));
    const shot = (place: number) => ({
      bytes: new Uint8Array(photos[place % photos.length] ?? []),
      caption: `${place}번 자리`,
      taken: '2026-11-24 09:08',
    });
    const pairs = Array.from({ length: 15 }, (_, place) => ({ before: shot(2 * place), after: shot(2 * place + 1) }));
    const before = performance.eventLoopUtilization();
    const bytes = await make({ pairs });
    const { active, idle } = performance.eventLoopUtilization(before);
    expect(bytes.length).toBeLessThan(12 * 1024 * 1024);
    // What draws it works elsewhere: this thread mostly waits.
    expect(active).toBeLessThan(idle);
    const text = (await linesOf(bytes)).join('\n');
    for (let place = 1; place <= 15; place += 1) expect(text).toContain(`${place}. ${2 * place - 2}번 자리`);
  },
  TIMEOUT_MS,
);

it('a customer who did not sign stands there with the reason', async () => {
  const [, contractor] = paper().signatures;
  const signatures = contractor ? [contractor] : [];
  const lines = await linesOf(await make({ signatures, absence: '현장에 고객이 없음', absenceNote: '오후 반차' }));
  expect(lines.join('\n')).toContain('서명 불가: 현장에 고객이 없음');
  expect(lines.join('\n')).toContain('오후 반차');
});

it('what is no picture any more does not keep the rest from the paper', async () => {
  const missing = { bytes: null, caption: '랙', taken: '2026-11-24 09:08' };
  const lines = await linesOf(await make({ pairs: [{ before: missing, after: null }] }));
  expect(lines.join('\n')).toContain('사진 없음');
});

it('a signed report gets its PDF once, with its hash, and who reads it is noted (D-454)', async () => {
  const site = await makeReportSite(portal);
  await addSitePhoto(portal, site.AwardId, { Caption: '설명' }, 'hanbit1');
  const id = await signVersion(portal, site, { draft: { Summary: SUMMARY } });
  await makeReportPdfs(portal.ctx);
  const [first, second] = [await askPdf(portal, id, 'sales1'), await askPdf(portal, id, 'hanbit2')];
  expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'application/pdf']);
  expect(Buffer.compare(first.rawPayload, second.rawPayload)).toBe(0);
  const sha256 = createHash('sha256').update(first.rawPayload).digest('hex');
  expect(await reportsOf(portal, site.Id)).toMatchObject([{ pdfName: `report-${id}.pdf`, pdfSha256: sha256 }]);
  expect((await linesOf(first.rawPayload)).join(' ').replaceAll(/\s+/g, ' ')).toContain(SUMMARY);
  const readers = await portal.ctx.db
    .selectFrom('access_log')
    .select(['reader_id', 'subject_id', 'items'])
    .where('task', '=', 'signatures')
    .orderBy('id')
    .execute();
  const noted = { subject_id: String(site.Id), items: '서명, 이름, 직책' };
  expect(readers).toEqual([
    { reader_id: 'sales1', ...noted },
    { reader_id: 'hanbit2', ...noted },
  ]);
  expect((await askPdf(portal, id, 'daon1')).statusCode).toBe(404);
});

it('a PDF that a killed process left unmade is made by who asks for it, and only once', async () => {
  const id = await signVersion(portal, await makeReportSite(portal));
  await portal.ctx.db.updateTable('site_report').set({ pdf_tries: 5, pdf_tried_at: portal.clock.now }).execute();
  const replies = await Promise.all([askPdf(portal, id, 'sales1'), askPdf(portal, id, 'sales1')]);
  expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  const files = await portal.ctx.db
    .selectFrom('stored_file')
    .select('name')
    .where('folder', '=', 'SiteReport')
    .where('name', '=', `report-${id}.pdf`)
    .execute();
  expect(files).toHaveLength(1);
});

it('photos and texts that were changed after the signature do not change the paper', async () => {
  const site = await makeReportSite(portal);
  const id = await signVersion(portal, site);
  const photos = await portal.call('Site/photo-list', { Id: site.Id }, { as: 'hanbit1' });
  const PhotoId = photos.ok.data[0]?.photoId;
  await portal.call('Site/photo-edit', { PhotoId, Label: 'B', Caption: '나중에 바꾼 말' }, { as: 'hanbit1' });
  await portal.ctx.db.updateTable('outsourced_project').set({ customer_name: '다른 고객' }).execute();
  const text = (await linesOf((await askPdf(portal, id, 'sales1')).rawPayload)).join('\n');
  expect(text).toContain('지하 2층 A구역');
  expect(text).not.toContain('나중에 바꾼 말');
  expect(text).not.toContain('다른 고객');
});
