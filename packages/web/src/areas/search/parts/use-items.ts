import type { SearchResult } from '@portal/contract/areas/search/calls';
import { searchWords } from '@portal/contract/areas/search/keyword';
import { groupOf, SEARCH_GROUPS, type SearchGroup } from '@portal/contract/areas/search/kinds';
import { seoulDay, seoulTime } from '@portal/contract/core/dates';
import { useQuery } from '@tanstack/react-query';
import { useState, useSyncExternalStore } from 'react';
import { usePages } from '#areas/menu/public/use-pages.ts';
import { chooseColors, colorChoice } from '#lib/device/color-scheme.ts';
import { paths } from '#lib/paths.ts';
import type { StoredSession } from '#lib/session.ts';
import { agoText } from '#ui/text/ago.tsx';
import { recentQuery, resultQuery } from '../api.ts';
import { forgetRecent, readRecent } from '../recent.ts';
import { commandsFor } from './commands.ts';
import { type Item, recordItem, type SearchViewer } from './record-item.ts';

/** The choice of one kind of result. */
export type Kind = SearchGroup | 'command' | '';

/** A group of rows. `count` is shown as it is: '7', '100+'. */
export type ResultSection = {
  kind: Kind | 'recent';
  label: string;
  count: string;
  items: Item[];
  /** True when the group has more rows than are shown. */
  hasMore: boolean;
};

const isDark = (): boolean => document.documentElement.dataset['theme'] === 'dark';

/** The records opened last on this device, with the time. */
function useRecent(me: SearchViewer, opened: boolean) {
  // Read anew at each opening.
  const [recent, setRecent] = useState(readRecent);
  const [wasOpened, setWasOpened] = useState(opened);
  if (opened !== wasOpened) {
    setWasOpened(opened);
    setRecent(readRecent());
  }
  const { data = [] } = useQuery(recentQuery(recent.map(({ key }) => key)));
  const items = data.map((row) => {
    const at = recent.find(({ key }) => key === `${row.kind}:${row.key}`)?.at ?? Date.now();
    return recordItem(row, me, agoText(seoulTime(new Date(at)), new Date()));
  });
  const forget = (): void => {
    forgetRecent();
    setRecent([]);
  };
  return { items, forget };
}

type Options = {
  me: StoredSession;
  opened: boolean;
  /** What is in the field now, and what it was a moment ago, which is looked for. */
  typed: string;
  searched: string;
  kind: Kind;
};

/** The rows of one group. */
const foundSection = (
  { group, count, moreYN, rows }: SearchResult['groups'][number],
  me: SearchViewer,
): ResultSection => ({
  kind: group,
  label: SEARCH_GROUPS[group],
  count: `${count}${moreYN === 'Y' ? '+' : ''}`,
  items: rows.filter((row) => groupOf(row.kind) === group).map((row) => recordItem(row, me)),
  hasMore: moreYN === 'Y' || count > rows.length,
});

/** What the words find. */
function useFound(words: readonly string[], kind: Kind) {
  const result = useQuery(resultQuery(words, kind === 'command' ? '' : kind));
  const hasWords = words.length > 0;
  return {
    groups: hasWords ? (result.data?.groups ?? []) : [],
    words: result.data?.words ?? words,
    isWaiting: hasWords && result.isPending,
    isOld: hasWords && (result.isPending || result.isPlaceholderData),
    hasFailed: hasWords && result.isError,
    retry: () => void result.refetch(),
  };
}

/** The rows of the dialog: recent records and commands at first, else commands and what the words find. */
export function useItems({ me, opened, typed, searched, kind }: Options) {
  useSyncExternalStore(colorChoice.subscribe, colorChoice.get);
  const words = searchWords(searched);
  const result = useFound(words, kind);
  const pages = usePages();
  const viewer = { ...me, opensEmployees: pages.some(({ link }) => link === paths.employeeList) };
  const recent = useRecent(viewer, opened);
  const switchTheme = (): void => chooseColors(isDark() ? 'light' : 'dark');
  const commands = commandsFor(typed, { pages, today: seoulDay(new Date()), isDark: isDark(), switchTheme });
  const isStart = typed.trim() === '';
  const found = isStart ? [] : result.groups.map((group) => foundSection(group, viewer));
  const all: ResultSection[] = [
    ...(isStart && recent.items.length > 0
      ? [{ kind: 'recent' as const, label: '최근 연 것', count: '', items: recent.items, hasMore: false }]
      : []),
    ...(commands.length > 0
      ? [{ kind: 'command' as const, label: '명령', count: String(commands.length), items: commands, hasMore: false }]
      : []),
    ...found,
  ];
  const isOld = searched !== typed || result.isOld;
  return {
    all,
    shown: kind === '' ? all : all.filter((section) => section.kind === kind),
    words: result.words,
    isStart,
    hasMonth: !isStart && commands.some(({ id }) => id.startsWith('settlement-')),
    isShort: !isStart && words.length === 0,
    isWaiting: result.isWaiting,
    /** Whether the row belongs to what is typed. Commands always do; records come a moment later. */
    isCurrent: (item: Item | undefined): boolean => !isOld || commands.some(({ id }) => id === item?.id),
    hasFailed: result.hasFailed,
    retry: result.retry,
    forget: recent.forget,
  };
}
