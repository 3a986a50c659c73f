import { anyText, count, oneOf } from '#kit/list/list-search.ts';

/** Tabs of a room as the address names them; the first four are its home tabs too (D-35). */
export const ROOM_TABS = ['N', 'T', 'C', 'F', 'S'] as const;
export type RoomTab = (typeof ROOM_TABS)[number];

/** The four names of the feed's own address; tabs add theirs beside. */
const NAMES = {
  projectId: count(),
  tab: oneOf<RoomTab | ''>(ROOM_TABS, ''),
  entryId: count(),
  commentId: count(),
  key: anyText(),
};

export type FeedAddress = { projectId: number; tab: RoomTab | ''; entryId: number; commentId: number; key: string };

type Query = Readonly<Record<string, unknown>>;

/** What the address of the feed asks for: 0 and '' for what it does not say. */
export const readFeed = (query: Query): FeedAddress => ({
  projectId: NAMES.projectId.read(query['projectId']) ?? 0,
  tab: NAMES.tab.read(query['tab']) ?? '',
  entryId: NAMES.entryId.read(query['entryId']) ?? 0,
  commentId: NAMES.commentId.read(query['commentId']) ?? 0,
  key: NAMES.key.read(query['key']) ?? '',
});

/** The address without what is not asked for, so that links stay short. */
export const writeFeed = (address: Partial<FeedAddress>): Record<string, string | number> =>
  Object.fromEntries(Object.entries(address).filter(([, value]) => value !== 0 && value !== ''));
