import { MISSING_FROM, matchesSiteFilter, mayAskArrival } from '@portal/contract/areas/site/site-days';
import type { SiteOfDay, visitCalls } from '@portal/contract/areas/site/visit-calls';
import { MOST_SITES } from '@portal/contract/areas/site/visits';
import type { CallInput } from '@portal/contract/core/call';
import { seoulDay, seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import { logListReading } from '#areas/audit/public/readings.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import { findNames } from '#lists/display-names.ts';
import { entryOfDay } from './entry-of-day.ts';
import { lockOpenAward } from './public/access.ts';
import { addTalkMessage } from './public/add-message.ts';
import { listArrivalRequests } from './queries/arrival-requests.ts';
import { listSitesOf, type SiteRecord } from './queries/sites-of-day.ts';
import { viewSite } from './visit-view.ts';

type Calls = typeof visitCalls;

/** The entry of the request to a company that has not come on a day: one a day (D-475). */
const askEntryOf = ({ award_id, day }: Pick<SiteRecord, 'award_id' | 'day'>): string =>
  entryOfDay('visit-ask', award_id, day);

/** The sites of a day and of the next one as staff see them. */
async function viewSites({ db, actor }: CallCtx, sites: readonly SiteRecord[]): Promise<SiteOfDay[]> {
  const entries = sites.map(askEntryOf);
  const [names, requests] = await Promise.all([
    findNames(db, {
      areas: sites.map(({ area_id }) => area_id),
      companies: sites.map(({ company_id }) => company_id),
      users: sites.flatMap(({ pm_ids }) => pm_ids),
    }),
    listArrivalRequests(
      db,
      sites.map(({ award_id }) => award_id),
      entries,
    ),
  ]);
  const byEntry = new Map(requests.map((one) => [one.entry_id, one]));
  return sites.map((site, place) => viewSite(actor.userId, site, names, byEntry.get(entries[place] ?? '')));
}

type SitesRequest = Omit<CallInput<Calls['listToday']>, 'LoginUserId'>;

/** The wanted sites of a day and of the next one, at most 1,000, and whether there are more. */
export async function readSites(ctx: CallCtx, { Day, SearchState, OwnYN }: SitesRequest) {
  const now = seoulTime(ctx.now());
  const day = Day || now.slice(0, 10);
  const found = await listSitesOf(ctx.db, day, now.slice(0, 10));
  const filter = { day, state: SearchState, own: OwnYN };
  const sites = await viewSites(ctx, found.slice(0, MOST_SITES));
  return {
    sites: sites.filter((site) => matchesSiteFilter(site, filter, now)),
    day,
    now,
    isMore: found.length > MOST_SITES,
  };
}

/** Lists the sites of a day and of the next one for staff (D-440). */
export const listToday: Handler<Calls['listToday']> = async (ctx, input) => {
  const { sites, day, now, isMore } = await readSites(ctx, input);
  await logListReading(ctx, 'site-list', sites.length);
  return { rows: sites, meta: { day, nowDtm: now, moreYn: toYesNo(isMore) } };
};

/**
 * Asks the companies of these sites where their crews are, by a message of each talk. Only sites of today without an
 * arrival are asked, and each once a day (D-475).
 */
export const askArrival: Handler<Calls['askArrival']> = async (ctx, { AwardIds }) => {
  const now = ctx.now();
  const day = seoulDay(now);
  const today = (await listSitesOf(ctx.db, day, day)).filter(({ award_id }) => AwardIds.includes(award_id));
  const sites = (await viewSites(ctx, today)).filter((site) => mayAskArrival(site, seoulTime(now)));
  const content = messageText('site.ask.text', { time: MISSING_FROM });
  let requestCount = 0;
  for (const awardId of sites.map((site) => site.awardId).toSorted((one, other) => one - other)) {
    const award = await lockOpenAward(ctx, awardId);
    const entryId = askEntryOf({ award_id: awardId, day: seoulDay(now) });
    if ((await addTalkMessage(ctx, award, { entryId, content, asks: true })) !== undefined) requestCount += 1;
  }
  return { asked: requestCount };
};
