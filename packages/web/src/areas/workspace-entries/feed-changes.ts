import type { EntryRow, FeedChanges } from '@portal/contract/areas/workspace-entries/shapes';
import type { InfiniteData } from '@tanstack/react-query';
import type { FeedPage } from './api.ts';

/** The loaded pages of a feed. */
export type Feed = InfiniteData<FeedPage, number>;

/** All loaded entries of a feed. */
export const entriesOf = (feed: Pick<Feed, 'pages'> | undefined): EntryRow[] =>
  feed?.pages.flatMap(({ entries }) => entries) ?? [];

/** Applies changes to a feed. Entries keep their position, deleted ones are removed, and new ones are not added. */
export function applyChanges(feed: Feed, { entries, goneIds }: Pick<FeedChanges, 'entries' | 'goneIds'>): Feed {
  const deleted = new Set(goneIds);
  const changed = new Map(entries.map((entry) => [entry.entryId, entry]));
  const newer = (entry: EntryRow): EntryRow => {
    const next = changed.get(entry.entryId);
    return next && next.changeNo >= entry.changeNo ? next : entry;
  };
  return {
    ...feed,
    pages: feed.pages.map((page) => ({
      ...page,
      entries: page.entries.filter(({ entryId }) => !deleted.has(entryId)).map(newer),
    })),
  };
}
