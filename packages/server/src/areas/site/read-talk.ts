import { FILE_RULES } from '@portal/contract/areas/files/kinds';
import type { siteCalls, TalkMeta } from '@portal/contract/areas/site/calls';
import { isStaff } from '@portal/contract/core/actor';
import { openStoredFile } from '#areas/files/public/stored-files.ts';
import { readTalkMessagesOf } from '#areas/notify/public/read-record.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { refuse } from '#refuse.ts';
import { reachMessage } from './message-access.ts';
import { awardsFor, type ReachedAward, reachAward, reachNewestAward } from './public/access.ts';
import { staffOf } from './public/awards.ts';
import { existsProject } from './queries/awards.ts';
import { advanceReading, countTalk, findAwardOfPhoto, pageMessages } from './queries/messages.ts';
import { announceTalkChange } from './talk-events.ts';
import { viewMessage } from './view.ts';

type Calls = typeof siteCalls;

/** The talk of a project without an award, for staff. */
const NO_TALK: TalkMeta = {
  awardId: 0,
  companyName: '',
  staffName: '',
  access: 'none',
  staffCount: 0,
  companyCount: 0,
  messageCount: 0,
  unreadCount: 0,
  before: 0,
  awards: [],
};

/** The award of a request: the one that it names, of this project, or the newest. */
async function reachTalk(ctx: CallCtx, projectId: number, awardId: number): Promise<ReachedAward> {
  if (awardId === 0) return reachNewestAward(ctx, projectId);
  const reached = await reachAward(ctx, awardId);
  return reached.award.project_id === projectId ? reached : refuse('NOT_FOUND');
}

/** A page of the talk. A company whose site is closed gets no message, staff before any award an empty talk. */
export const listTalk: Handler<Calls['listTalk']> = async (ctx, { Id, AwardId, Before }) => {
  const awards = await awardsFor(ctx, Id);
  if (isStaff(ctx.actor) && AwardId === 0 && awards.length === 0) {
    if (!(await existsProject(ctx.db, Id))) refuse('NOT_FOUND');
    return { rows: [], meta: NO_TALK };
  }
  const { award, access } = await reachTalk(ctx, Id, AwardId);
  const talk = { awardId: award.id, companyId: award.company_id };
  const { userId, userType } = ctx.actor;
  const [page, counted] = await Promise.all([
    access === 'closed' ? { messages: [], before: 0 } : pageMessages(ctx.db, talk, Before),
    countTalk(ctx.db, talk, { userId, userType, staffIds: staffOf(award), createdBy: award.created_by }),
  ]);
  const isClosed = access === 'closed';
  return {
    rows: page.messages.map(viewMessage(ctx)),
    meta: {
      awardId: award.id,
      companyName: award.company_name,
      staffName: counted.staff_name,
      access,
      staffCount: isClosed ? 0 : counted.staff,
      companyCount: isClosed ? 0 : counted.company,
      messageCount: isClosed ? 0 : counted.messages,
      unreadCount: isClosed ? 0 : counted.unread,
      before: page.before,
      awards,
    },
  };
};

/** Notes that the caller has read up to a message. Those who see the mark are told of it. */
export const markRead: Handler<Calls['markRead']> = async (ctx, { MessageId }) => {
  const { award, access } = await reachMessage(ctx, MessageId);
  if (access === 'closed') refuse('SITE_CLOSED');
  const isNew = await advanceReading(ctx.db, {
    awardId: award.id,
    userId: ctx.actor.userId,
    messageId: MessageId,
    now: ctx.now(),
  });
  await readTalkMessagesOf(ctx, award.project_id);
  if (isNew) await announceTalkChange(ctx, award);
};

/** Answers a photo to those who may read the talk that shows it. */
export const readTalkPhoto: Handler<Calls['readTalkPhoto']> = async (ctx, { name }) => {
  const awardId = await findAwardOfPhoto(ctx.db, name);
  if (awardId === undefined) return null;
  const { access } = await reachAward(ctx, awardId);
  return access === 'closed' ? null : openStoredFile(ctx, FILE_RULES.talkPhoto.folder, name);
};
