import { addDays } from '../../core/dates.ts';

/** What a calendar address contains: the user's own projects, those of their team, or all that they may see. */
export const FEED_SCOPES = ['mine', 'team', 'all'] as const;
export type FeedScope = (typeof FEED_SCOPES)[number];

const SCOPE_LABELS: Readonly<Record<FeedScope, string>> = {
  mine: '내 담당',
  team: '우리 팀',
  all: '볼 수 있는 모두',
};
export const feedScopeLabel = (scope: FeedScope): string => SCOPE_LABELS[scope];

/** Path of calendar addresses, below which the secret part follows. */
export const FEED_PATH = '/ics';

const DAYS_BEFORE = 31;
const DAYS_AFTER = 184;

/** The days that a calendar address covers: a month back and six months ahead. */
export const feedDays = (today: string): { from: string; to: string } => ({
  from: addDays(today, -DAYS_BEFORE),
  to: addDays(today, DAYS_AFTER),
});
