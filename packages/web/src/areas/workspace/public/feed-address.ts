import { anyText, oneOf, positiveInteger } from '#kit/list/list-search.ts';

/** The tab codes in the URL. The first four are also the home tabs (D-35). */
export const ROOM_TABS = ['N', 'T', 'C', 'F', 'S'] as const;
export type RoomTab = (typeof ROOM_TABS)[number];

/** The URL parameters of the feed itself. Tabs add their own. */
const NAMES = {
  projectId: positiveInteger(),
  tab: oneOf<RoomTab | ''>(ROOM_TABS, ''),
  entryId: positiveInteger(),
  commentId: positiveInteger(),
  key: anyText(),
};

export type FeedAddress = { projectId: number; tab: RoomTab | ''; entryId: number; commentId: number; key: string };

type Query = Readonly<Record<string, unknown>>;

/** Reads the feed parameters from the URL. Missing ones are 0 or ''. */
export const readFeedAddress = (query: Query): FeedAddress => ({
  projectId: NAMES.projectId.read(query['projectId']) ?? 0,
  tab: NAMES.tab.read(query['tab']) ?? '',
  entryId: NAMES.entryId.read(query['entryId']) ?? 0,
  commentId: NAMES.commentId.read(query['commentId']) ?? 0,
  key: NAMES.key.read(query['key']) ?? '',
});

/** Returns the URL parameters without empty ones, so that links stay short. */
export const writeFeedAddress = (address: Partial<FeedAddress>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== 0 && value !== ''));
