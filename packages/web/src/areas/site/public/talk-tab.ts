import { useSearch } from '@tanstack/react-router';

type Search = Record<string, unknown>;

/** What the address of a project has when it opens the talk. */
export const TALK_SEARCH = { tab: 'talk' } as const;

/** The search of the same page with the talk, and without it. A comment that an alarm named is left. */
export const toTalk = ({ commentId: _, ...search }: Search): Search => ({ ...search, ...TALK_SEARCH });
export const fromTalk = ({ tab: _, ...search }: Search): Search => search;

/** Whether the address opens the talk. */
export function useIsTalk(): boolean {
  const search: Search = useSearch({ strict: false });
  return search['tab'] === TALK_SEARCH.tab;
}

/** How a link to a tab goes: in place of the address before, and current only with its own search. */
export const TAB_LINK = {
  replace: true,
  resetScroll: false,
  activeOptions: { exact: true, includeSearch: true },
} as const;
