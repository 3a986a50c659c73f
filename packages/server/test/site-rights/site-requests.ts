import { randomUUID } from 'node:crypto';
import { logContent, newLog } from '#test-kit/factories/site-log.ts';
import { drawSmallPhoto } from '#test-kit/factories/site-photo.ts';
import { draftOf, signing } from '#test-kit/factories/site-report.ts';
import { arrival } from '#test-kit/factories/visit.ts';
import { EVE, type WrittenSite } from '#test-kit/factories/written-site.ts';
import type { Person } from '#test-kit/people.ts';
import type { TestApp } from '#test-kit/start-app.ts';
import type { RequestParts } from '../permissions/fixture.ts';

/** What a request is made of: the site, who sends it, and what the sender got so far. */
type Asking = { portal: TestApp; site: WrittenSite; as: Person; served: (key: string) => boolean };
type MakeSiteRequest = (asking: Asking) => RequestParts | Promise<RequestParts>;

const ofAward: MakeSiteRequest = ({ site: { Id, AwardId } }) => ({ body: { Id, AwardId } });
/** An own message. Users without one try to change that of the winner. */
const ownMessage = ({ site, as }: Asking) => ({ MessageId: site.own.get(as) ?? [...site.own.values()][0] });
/** A message that the other side is to confirm. */
const messageForMe = ({ site: { asks }, as }: Asking) => ({
  MessageId: as === 'pm2' || as === 'admin' ? asks.C : asks.M,
});
const ofReport =
  (body: object = {}): MakeSiteRequest =>
  ({ site }) => ({ body: { ReportId: site.second.ReportId, ...body } });

const saveReport: MakeSiteRequest = ({ site: { draft } }) => ({
  body: draftOf(draft, { EntryId: draft.ReportEntryId, Revision: draft.revision }),
});

/**
 * A request for every call of a site, in the order in which a user makes them: reading, then writing, then what changes
 * what the others need.
 */
export const SITE_REQUESTS: Readonly<Record<string, MakeSiteRequest>> = {
  'Site/talk-list': ofAward,
  '/uploads/Talk/{name}': ({ site }) => ({ placeholder: site.talkPhoto }),
  'Site/talk-add': ({ site: { AwardId } }) => ({ body: { AwardId, EntryId: randomUUID(), Content: '도착했습니다.' } }),
  'Site/talk-edit': (asking) => ({ body: { ...ownMessage(asking), Content: '고침' } }),
  'Site/talk-read': (asking) => ({ body: messageForMe(asking) }),
  'Site/talk-confirm': (asking) => ({ body: { ...messageForMe(asking), Version: 1 } }),
  'Site/talk-delete': (asking) => ({ body: ownMessage(asking) }),
  'Site/photo-list': ofAward,
  '/uploads/Site/{name}': ({ site }) => ({ placeholder: site.photo.name }),
  'Site/photo-zip': ({ site: { AwardId } }) => ({ body: { AwardId } }),
  'Site/photo-add': async ({ site: { AwardId } }) => ({
    body: { AwardId, EntryId: randomUUID(), Label: 'B', Caption: '랙' },
    parts: [{ field: 'photo', name: '랙.jpg', content: await drawSmallPhoto() }],
  }),
  'Site/photo-edit': ({ site }) => ({ body: { PhotoId: site.photo.PhotoId, Label: 'A', Caption: '랙' } }),
  'Site/photo-delete': ({ site }) => ({ body: { PhotoId: site.photo.PhotoId } }),
  'Site/visit-list': ofAward,
  'Site/visit-today': () => ({}),
  'Site/visit-ask': ({ site }) => ({ body: { AwardIds: [site.AwardId] } }),
  'Site/visit-arrive': ({ site }) => ({ body: arrival(site.AwardId) }),
  'Site/visit-leave': ({ site: { VisitId } }) => ({ body: { VisitId, TomorrowYN: 'N' } }),
  'Site/log-list': ofAward,
  'Site/log-add': ({ site }) => ({ body: newLog(site.AwardId, EVE) }),
  'Site/log-edit': ({ site: { LogId } }) => ({ body: { LogId, ...logContent({ Work: '고침' }) } }),
  'Site/receipt-list': ofAward,
  'Site/receipt-add': ({ site }) => ({ body: site.second.receipt }),
  'Site/receipt-accept': ({ site: { ReceiptId } }) => ({ body: { ReceiptId } }),
  'Site/report-list': ofAward,
  'Site/report-signature-list': ofReport(),
  '/uploads/SiteReport/{name}': ({ site }) => ({ placeholder: site.second.pdf }),
  'Site/report-save': saveReport,
  'Site/report-sign': ({ site: { draft }, served }) => ({
    body: signing({ ...draft, revision: draft.revision + (served('Site/report-save') ? 1 : 0) }),
  }),
  'Site/report-accept': ofReport(),
  'Site/report-return': ofReport({ Reason: '사진' }),
  'Site/report-setting': () => ({}),
  'Site/report-setting-edit': () => ({ body: { RequiredYN: 'N' } }),
};
