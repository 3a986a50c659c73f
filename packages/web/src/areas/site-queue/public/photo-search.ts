import { useSearch } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** What the address of a project has when it opens the photos. */
const PHOTO_SEARCH = { tab: 'photo' } as const;

/** The search of the same page with the photos. */
export const toPhotos = ({ commentId: _, ...search }: Search): Search => ({ ...search, ...PHOTO_SEARCH });

/** Whether the address opens the photos. */
export function useIsPhotos(): boolean {
  const search: Search = useSearch({ strict: false });
  return search['tab'] === PHOTO_SEARCH.tab;
}
