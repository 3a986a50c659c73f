import { type SiteAward, siteAccess } from '@portal/contract/areas/site/policy';
import { messageText } from '@portal/contract/messages';
import { announceTalk, raiseTalkAlarms } from '#areas/alarms/public/alarms.ts';
import { announceProjectEvent } from '#areas/notify/public/announce.ts';
import type { CallCtx } from '#context.ts';
import { staffOf } from './public/awards.ts';
import type { AwardRecord } from './queries/awards.ts';

/** An award, as the rules of access need it. */
const siteAwardOf = (award: AwardRecord): SiteAward => ({
  status: award.status,
  choiceCompanyId: award.choice_company_id,
  awardCompanyId: award.company_id,
  isCurrent: award.is_current,
});

/** What the caller may do with the records of an award. */
export const accessTo = ({ actor }: CallCtx, award: AwardRecord) => siteAccess(actor, siteAwardOf(award));

/** Tells the open pages of all who may read the talk, at commit, that something in it is new (D-435). */
export const announceTalkChange = ({ db }: CallCtx, award: AwardRecord): Promise<void> =>
  announceTalk(db, { id: award.project_id, award: siteAwardOf(award) });

/**
 * Tells the other side of a new message, without its text: the company by a message of its inbox, staff of the project
 * by an alarm (D-435).
 */
export async function notifyOtherSide(ctx: CallCtx, award: AwardRecord, asks: boolean): Promise<void> {
  if (ctx.actor.userType === 'M') {
    const key = asks ? 'siteTalkAsk' : 'siteTalk';
    await announceProjectEvent(ctx, { key, projectId: award.project_id, companyId: award.company_id });
    return;
  }
  await raiseTalkAlarms(ctx, {
    projectId: award.project_id,
    subject: award.project_name,
    staff: staffOf(award),
    excerpt: messageText(asks ? 'talk.ask' : 'talk.new'),
  });
}
