import { z } from 'zod';
import { isPartner, isSignedIn } from '../../core/actor.ts';
import { added, defineCall, done, rowsWith } from '../../core/call.ts';
import { choice, code, count, day, id, listOf, quantity, text, userId, version } from '../../core/fields.ts';
import { MAX_PER_PROJECT } from '../../core/limits.ts';
import { entryId, entryTimes } from '../site/fields.ts';
import { DELAY_KINDS, LOG_NOTE, LOG_PHOTOS, LOG_TEXT } from './logs.ts';

/** Material that was used, named as it was on that day. Older lines have no unit. */
const usedLine = z.object({
  materialId: z.number(),
  materialName: z.string(),
  modelName: z.string(),
  unit: z.string().optional(),
  quantity: z.number(),
});
export type UsedLine = z.output<typeof usedLine>;

/** What a log said from its registration or a correction on. `userName` is blank once the names are blanked. */
const logVersion = z.object({
  work: z.string(),
  headcount: z.number(),
  materials: z.array(usedLine),
  delayKind: z.enum(['', ...DELAY_KINDS]),
  delayText: z.string(),
  tomorrow: z.string(),
  /** Entry ids of photos of the same award. */
  photos: z.array(z.string()),
  /** Why it was corrected, or registered after its time. */
  reason: z.string(),
  userName: z.string(),
  writtenDtm: z.string(),
  /** What the clock of the device said. */
  deviceDtm: z.string(),
  /** When the server got it; '' where nobody noted it. */
  receivedDtm: z.string(),
  /** The last free edit, '' without one. */
  editedDtm: z.string(),
  editedReceivedDtm: z.string(),
  editedUserName: z.string(),
});
export type LogVersion = z.output<typeof logVersion>;

/** The log of a day, with its former versions, newest first. */
const siteLog = logVersion.extend({
  logId: z.number(),
  entryId: z.string(),
  day: z.string(),
  version: z.number(),
  former: z.array(logVersion),
});
export type SiteLog = z.output<typeof siteLog>;

/** What the form of a log needs besides the logs. */
const logPage = z.object({
  awardId: z.number(),
  access: z.enum(['write', 'read', 'closed']),
  /** Now, as the server's clock says. */
  nowDtm: z.string(),
  startDay: z.string(),
  /** The lines that were sent. */
  materials: z.array(usedLine),
});
export type LogPage = z.output<typeof logPage>;

const login = { LoginUserId: userId() };
const own = { actorFields: ['LoginUserId'] } as const;

const content = {
  Work: text(LOG_TEXT),
  Headcount: count(),
  Materials: listOf(z.object({ MaterialId: id(), Quantity: quantity() }), MAX_PER_PROJECT.materials),
  DelayKind: code(DELAY_KINDS),
  DelayText: text(LOG_NOTE),
  Tomorrow: text(LOG_TEXT),
  Photos: listOf(entryId(), LOG_PHOTOS),
  Reason: text(LOG_NOTE),
  ...entryTimes,
  ...login,
};

/** Calls of 작업일보. */
export const siteLogCalls = {
  listLogs: defineCall({
    ...own,
    path: 'Site/log-list',
    summary: '수주 건의 작업일보. 최근 날짜부터, 정정 전 내용과 함께. AwardId가 없으면 지금의 수주 건입니다.',
    spec: ['CALLS-450', 'D-447'],
    effect: 'read',
    may: isSignedIn,
    request: z.object({ Id: id(), AwardId: choice(), ...login }),
    answer: rowsWith(siteLog, logPage),
  }),
  addLog: defineCall({
    ...own,
    path: 'Site/log-add',
    summary: '작업일보 등록. 하루에 하나이며, 같은 EntryId를 다시 보내면 처음의 답을 받습니다.',
    spec: ['CALLS-451', 'D-447', 'D-570'],
    effect: 'write',
    may: isPartner,
    request: z.object({ AwardId: id(), EntryId: entryId(), Day: day(), ...content }),
    answer: added(z.object({ logId: z.number() }), 'log.added'),
  }),
  editLog: defineCall({
    ...own,
    path: 'Site/log-edit',
    summary: '작업일보 수정. 다음 날 24:00부터는 사유가 있는 정정이며 이전 내용이 남습니다.',
    spec: ['CALLS-452', 'D-447', 'D-570'],
    effect: 'write',
    may: isPartner,
    request: z.object({ LogId: id(), Version: version(), ...content }),
    answer: done('log.edited'),
  }),
};
