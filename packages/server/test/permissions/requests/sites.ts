import { randomUUID } from 'node:crypto';
import { seoulDay } from '@portal/contract/core/dates';
import { makeOrder } from '#test-kit/factories/order.ts';
import { makeShipped, receiptOf, shortReceipt } from '#test-kit/factories/receipt.ts';
import { addLog, logContent, newLog } from '#test-kit/factories/site-log.ts';
import { addSitePhoto, sitePhotosOf } from '#test-kit/factories/site-photo.ts';
import { draftOf, makeReportSite, saveDraft, signing, signVersion } from '#test-kit/factories/site-report.ts';
import { addTalk, awardOf } from '#test-kit/factories/talk.ts';
import { addVisit, arrival, awardIdOf, makeSite } from '#test-kit/factories/visit.ts';
import type { MakeRequest, PermissionFixture } from '../fixture.ts';

/** A message of the caller in the talk of an award. */
const ownMessage =
  (body: object = {}): MakeRequest =>
  async ({ portal }, as) => {
    const AwardId = await awardOf(portal, await makeOrder(portal));
    return { body: { MessageId: await addTalk(portal, AwardId, {}, as), ...body } };
  };

const staffMessage: MakeRequest = async ({ portal }) => {
  const AwardId = await awardOf(portal, await makeOrder(portal));
  return { body: { MessageId: await addTalk(portal, AwardId, { ConfirmYn: 'Y' }, 'sales1') } };
};

const talkPhoto: MakeRequest = async ({ portal, picture }) => {
  const Id = await makeOrder(portal);
  await addTalk(portal, await awardOf(portal, Id), { photos: [picture] }, 'sales1');
  const talk = await portal.call('Site/talk-list', { Id }, { as: 'sales1' });
  return { placeholder: talk.ok.data[0]?.photos[0] ?? '' };
};

/** A photo of the site of an award, with its name and its award. */
const addedPhoto = async ({ portal }: PermissionFixture) => {
  const Id = await makeOrder(portal);
  const AwardId = await awardOf(portal, Id);
  const PhotoId = await addSitePhoto(portal, AwardId, { Caption: '입구 램프' }, 'hanbit1');
  return { Id, AwardId, PhotoId, name: (await sitePhotosOf(portal, Id, 'sales1'))[0]?.name ?? '' };
};

/** A site of today with an arrival. */
const visitedSite = async ({ portal }: PermissionFixture): Promise<{ Id: number; VisitId: number }> => {
  const Id = await makeSite(portal);
  return { Id, VisitId: await addVisit(portal, Id) };
};

/** A signed version of the report of a site. */
const signedReport =
  (body: object = {}): MakeRequest =>
  async ({ portal }) => ({ body: { ReportId: await signVersion(portal, await makeReportSite(portal)), ...body } });

const unsignedReport: MakeRequest = async ({ portal }) => ({
  body: signing(await saveDraft(portal, await makeReportSite(portal))),
});

/** The PDF of a signed version, which is made with its first reading. */
const reportPdf: MakeRequest = async ({ portal }) => ({
  placeholder: `report-${await signVersion(portal, await makeReportSite(portal))}.pdf`,
});

/** Requests of the talk of a site and of its arrivals. */
export const siteRequests: Readonly<Record<string, MakeRequest>> = {
  'Site/talk-list': async ({ portal }) => ({ body: { Id: await makeOrder(portal) } }),
  'Site/talk-add': async ({ portal }) => ({
    body: { AwardId: await awardOf(portal, await makeOrder(portal)), EntryId: randomUUID(), Content: '도착했습니다.' },
  }),
  'Site/talk-edit': ownMessage({ Content: '내일 도착합니다.' }),
  'Site/talk-delete': ownMessage(),
  'Site/talk-confirm': async (...args) => {
    const { body } = await staffMessage(...args);
    return { body: { ...body, Version: 1 } };
  },
  'Site/talk-read': staffMessage,
  '/uploads/Talk/{name}': talkPhoto,
  'Site/photo-list': async (stage) => ({ body: { Id: (await addedPhoto(stage)).Id } }),
  'Site/photo-add': async ({ portal, picture }) => ({
    body: { AwardId: await awardOf(portal, await makeOrder(portal)), EntryId: randomUUID(), Label: 'B', Caption: '랙' },
    parts: [{ field: 'photo', name: '랙.png', content: picture }],
  }),
  'Site/photo-edit': async (stage) => ({
    body: { PhotoId: (await addedPhoto(stage)).PhotoId, Label: 'A', Caption: '방재실 랙' },
  }),
  'Site/photo-delete': async (stage) => ({ body: { PhotoId: (await addedPhoto(stage)).PhotoId } }),
  'Site/photo-zip': async (stage) => ({ body: { AwardId: (await addedPhoto(stage)).AwardId } }),
  '/uploads/Site/{name}': async (stage) => ({ placeholder: (await addedPhoto(stage)).name }),
  'Site/visit-list': async (stage) => ({ body: { Id: (await visitedSite(stage)).Id } }),
  'Site/visit-arrive': async ({ portal }) => ({
    body: arrival(await awardIdOf(portal, await makeSite(portal))),
  }),
  'Site/visit-leave': async (stage) => ({ body: { VisitId: (await visitedSite(stage)).VisitId, TomorrowYN: 'Y' } }),
  'Site/receipt-list': async ({ portal }) => {
    const Id = await makeShipped(portal);
    await portal.call('Site/receipt-add', await shortReceipt(portal, Id), { as: 'hanbit1' });
    return { body: { Id } };
  },
  'Site/receipt-add': async ({ portal }) => ({ body: await receiptOf(portal, await makeShipped(portal)) }),
  'Site/receipt-accept': async ({ portal }) => {
    const body = await shortReceipt(portal, await makeShipped(portal));
    const reply = await portal.call('Site/receipt-add', body, { as: 'hanbit1' });
    return { body: { ReceiptId: reply.ok.data[0]?.receiptId } };
  },
  'Site/log-list': async ({ portal }) => {
    const Id = await makeSite(portal);
    await addLog(portal, Id, { DelayKind: 'C', DelayText: '고객 부재', Tomorrow: '점검' });
    return { body: { Id } };
  },
  'Site/log-add': async ({ portal }) => {
    const AwardId = await awardIdOf(portal, await makeSite(portal));
    return { body: newLog(AwardId, seoulDay(portal.clock.now)) };
  },
  'Site/log-edit': async ({ portal }) => {
    const LogId = await addLog(portal, await makeSite(portal));
    return { body: { LogId, Version: 1, ...logContent({ Work: '배선 46m' }) } };
  },
  'Site/report-list': async ({ portal }) => {
    const site = await makeReportSite(portal);
    await signVersion(portal, site);
    return { body: { Id: site.Id } };
  },
  'Site/report-signature-list': signedReport(),
  'Site/report-save': async ({ portal }) => ({ body: draftOf(await makeReportSite(portal)) }),
  'Site/report-sign': unsignedReport,
  'Site/report-accept': signedReport(),
  'Site/report-return': signedReport({ Reason: '사진이 더 필요합니다.' }),
  '/uploads/SiteReport/{name}': reportPdf,
  'Site/report-setting': async () => ({}),
  'Site/report-setting-edit': async () => ({ body: { RequiredYN: 'Y' } }),
  'Site/visit-ask': async ({ portal }) => ({ body: { AwardIds: [await awardIdOf(portal, await makeSite(portal))] } }),
  'Site/visit-today': async (stage) => {
    await visitedSite(stage);
    return {};
  },
};
