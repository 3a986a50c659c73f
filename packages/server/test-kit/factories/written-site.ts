import { randomUUID } from 'node:crypto';
import { storeMadeFile } from '#areas/files/public/made-files.ts';
import type { Person } from '../people.ts';
import type { TestApp } from '../start-app.ts';
import { acceptance, postProject } from './project.ts';
import { succeed } from './project-states.ts';
import { receiptOf, sendMaterials, shortReceipt } from './receipt.ts';
import { setProject } from './set-project.ts';
import { addLog } from './site-log.ts';
import { addSitePhoto, drawSmallPhoto, sitePhotosOf } from './site-photo.ts';
import { type ReportSite, type SavedDraft, saveDraft, signVersion } from './site-report.ts';
import { addTalk, awardOf, talkOf } from './talk.ts';
import { addVisit } from './visit.ts';

const TODAY = '2026-11-20';
/** The day of the visit that is there already, so that one of today can be registered. */
export const EVE = '2026-11-19';

/** Users who may write to the talk while the company has the award. */
type Writers = readonly Person[];

/** An award in which something of every kind is written, and the requests of what comes next. */
export type WrittenSite = {
  Id: number;
  AwardId: number;
  own: ReadonlyMap<Person, number>;
  /** A request of each side for a confirmation. */
  asks: { M: number; C: number };
  talkPhoto: string;
  photo: { PhotoId: number; name: string };
  VisitId: number;
  LogId: number;
  ReceiptId: number;
  draft: ReportSite & SavedDraft;
  /** A second award of the same company, with sent materials and a signed report. */
  second: { Id: number; AwardId: number; receipt: object; ReportId: number; pdf: string };
};

/** Has a company win a project, after it was offered (again), and sends its materials. */
async function win(portal: TestApp, Id: number, winner: Person): Promise<number> {
  // Awards are told apart by their time.
  portal.clock.now = new Date(portal.clock.now.getTime() + 1000);
  await succeed(portal, 'Construction/construction-accept', acceptance(Id), winner);
  await sendMaterials(portal, Id);
  await setProject(portal, Id, { choice_date: TODAY });
  return awardOf(portal, Id);
}

/** Withdraws a project from its company and offers it again. */
export async function offerAgain(portal: TestApp, Id: number): Promise<void> {
  await succeed(portal, 'Construction/construction-withdrawal-update', { Id, withDrawalMemo: '일정' }, 'sales1');
  await succeed(portal, 'Construction/construction-post', { Id, Status: 'N' }, 'sales1');
}

/** Two photos of an award by their entries. */
async function addPair(portal: TestApp, site: { Id: number; AwardId: number }, as: Person, words: string) {
  const [before, after] = [randomUUID(), randomUUID()];
  await addSitePhoto(portal, site.AwardId, { EntryId: before, Label: 'B', Caption: `${words} 전` }, as);
  await addSitePhoto(portal, site.AwardId, { EntryId: after, Label: 'A', Caption: `${words} 후` }, as);
  return { ...site, before, after };
}

/** Gives a version a PDF without drawing one. Returns its name. */
async function storePdf(portal: TestApp, id: number): Promise<string> {
  const name = `report-${id}.pdf`;
  const file = {
    folder: 'SiteReport',
    mime: 'application/pdf',
    bytes: Buffer.from('%PDF-1.7'),
    ownerId: 'sales1',
  } as const;
  await storeMadeFile(portal.ctx, { ...file, name }, async ({ db }) => {
    const pdf = { pdf_name: name, pdf_sha256: '0'.repeat(64) };
    await db.updateTable('site_report').set(pdf).where('id', '=', id).execute();
    return true;
  });
  return name;
}

async function writeTalk(portal: TestApp, site: { Id: number; AwardId: number }, writers: Writers, words: string) {
  const own = new Map<Person, number>();
  for (const person of writers) {
    own.set(person, await addTalk(portal, site.AwardId, { Content: `${words} 말` }, person));
  }
  const ask = { Content: `${words} 확인`, ConfirmYn: 'Y' } as const;
  const picture = await drawSmallPhoto();
  const M = await addTalk(portal, site.AwardId, { ...ask, photos: [picture] }, 'sales1');
  const C = await addTalk(portal, site.AwardId, ask, writers[0] ?? 'hanbit1');
  const talkPhoto = (await talkOf(portal, site.Id, 'sales1')).flatMap(({ photos }) => photos)[0] ?? '';
  return { own, asks: { M, C }, talkPhoto };
}

/** A visit of yesterday. */
async function addVisitOfEve(portal: TestApp, Id: number, as: Person): Promise<number> {
  const VisitId = await addVisit(portal, Id, as);
  const visits = portal.ctx.db.updateTable('site_visit').where('id', '=', VisitId);
  await visits.set({ day: EVE }).execute();
  return VisitId;
}

async function writeSecond(portal: TestApp, Id: number, winner: Person, words: string): Promise<WrittenSite['second']> {
  const AwardId = await win(portal, Id, winner);
  const site = await addPair(portal, { Id, AwardId }, winner, words);
  const ReportId = await signVersion(portal, site, { draft: { Summary: `${words} 요약` } }, winner);
  const receipt = await receiptOf(portal, Id, {}, winner);
  return { Id, AwardId, receipt, ReportId, pdf: await storePdf(portal, ReportId) };
}

/**
 * Has a company win two projects that are offered, and writes something of every kind in them. All texts contain
 * `words`. The first of `writers` does it; the others have a message in the talk.
 */
export async function writeSite(
  portal: TestApp,
  [Id, second]: readonly [number, number],
  writers: Writers,
  words = '현장',
): Promise<WrittenSite> {
  const [winner = 'hanbit1'] = writers;
  const AwardId = await win(portal, Id, winner);
  const site = await addPair(portal, { Id, AwardId }, winner, words);
  const talk = await writeTalk(portal, { Id, AwardId }, [...writers, 'pm2', 'admin'], words);
  const PhotoId = await addSitePhoto(portal, AwardId, { Caption: `${words} 사진` }, winner);
  const name = (await sitePhotosOf(portal, Id, 'sales1')).find(({ photoId }) => photoId === PhotoId)?.name ?? '';
  const VisitId = await addVisitOfEve(portal, Id, winner);
  const LogId = await addLog(
    portal,
    Id,
    { Work: `${words} 작업`, Tomorrow: `${words} 내일`, Photos: [site.before] },
    winner,
  );
  const short = await shortReceipt(portal, Id, { Note: `${words} 부족` }, winner);
  const receipt = await portal.call('Site/receipt-add', short, { as: winner });
  const ReceiptId = receipt.ok.data?.[0]?.receiptId;
  if (ReceiptId === undefined) throw new Error(`no receipt: ${receipt.raw}`);
  const draft = await saveDraft(portal, site, { Summary: `${words} 요약`, Remarks: `${words} 비고` }, winner);
  return {
    Id,
    AwardId,
    ...talk,
    photo: { PhotoId, name },
    VisitId,
    LogId,
    ReceiptId,
    draft: { ...site, ...draft },
    second: await writeSecond(portal, second, winner, words),
  };
}

/** Two projects that are offered to every company. */
export const offerTwo = async (portal: TestApp): Promise<[number, number]> => [
  await postProject(portal),
  await postProject(portal),
];
