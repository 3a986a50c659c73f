import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { RefusalCode } from '@portal/contract/messages';
import { type InfiniteData, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { changedTask, type TaskChange } from '#areas/workspace-entries/public/task-change.ts';
import { staleLines, useStaleDialog } from '#kit/edit/versions.ts';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { Refusal } from '#lib/refusal.ts';
import { boardKey, changeTask, entryQuery, moveTask, tableKey, viewsKey } from '../api.ts';
import { moveCardInLanes } from './board/lane-updates.ts';
import type { CardMove, Lane } from './board/task-board.tsx';
import { TASK_CHANGE_ITEMS } from './task-change-items.ts';

type Pages = InfiniteData<TaskRow[]>;
type Change = { task: TaskRow; change: TaskChange };

const STALE: RefusalCode = 'STALE';
const isStale = (error: unknown): boolean => error instanceof Refusal && error.code === STALE;

/** The cached tasks that the table and the board show. */
function useShownTasks(projectId: number) {
  const client = useQueryClient();
  const keys = { table: tableKey(projectId), board: boardKey(projectId) };
  const inTable = (update: (task: TaskRow) => TaskRow) =>
    client.setQueriesData<Pages>(
      { queryKey: keys.table },
      (data) => data && { ...data, pages: data.pages.map((page) => page.map(update)) },
    );
  const onBoard = (update: (lanes: Lane[]) => Lane[]) =>
    client.setQueriesData<Lane[]>({ queryKey: keys.board }, (lanes) => lanes && update(lanes));
  return {
    /** Shows a changed task before it is stored. */
    update: (task: TaskRow) => {
      const replace = (shown: TaskRow): TaskRow => (shown.entryId === task.entryId ? task : shown);
      inTable(replace);
      onBoard((lanes) => lanes.map((lane) => ({ ...lane, cards: lane.cards.map(replace) })));
    },
    moveCard: (move: CardMove) => onBoard((lanes) => moveCardInLanes(lanes, move)),
    /** The newest cached version. An earlier change of the same task may have been stored meanwhile. */
    versionOf: ({ entryId, version }: TaskRow): number => {
      const pages = client
        .getQueriesData<Pages>({ queryKey: keys.table })
        .flatMap(([, data]) => data?.pages.flat() ?? []);
      const cards = client.getQueriesData<Lane[]>({ queryKey: keys.board }).flatMap(([, data]) => data ?? []);
      const known = [...pages, ...cards.flatMap((lane) => lane.cards)].filter((task) => task.entryId === entryId);
      return Math.max(version, ...known.map((task) => task.version));
    },
    /** Cancels running fetches, which would overwrite the optimistic update. */
    cancelFetches: () => client.cancelQueries({ queryKey: viewsKey(projectId) }),
    reload: () => client.invalidateQueries({ queryKey: viewsKey(projectId) }),
  };
}

/**
 * Changes and moves tasks with optimistic updates, stored one after the other. A conflict with another user shows both
 * values (wire.md, Concurrent edits). A refused change shows the stored task again.
 */
export function useTaskWrites(projectId: number) {
  const client = useQueryClient();
  const shown = useShownTasks(projectId);
  const repeat = useRepeat();
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** The versions after own changes. The next change may be sent before they are loaded. */
  const stored = useRef(new Map<number, number>());
  const stale = useRef<(Change & { fresh: TaskRow }) | null>(null);

  /** Runs the writes one after the other, so that they are stored in their order. */
  const queue = (write: () => Promise<unknown>) => {
    last.current = last.current.then(write);
    return last.current;
  };
  const freshOf = async (task: TaskRow): Promise<TaskRow | null> => {
    const entry = await client.fetchQuery({ ...entryQuery(projectId, task.entryId), staleTime: 0 });
    return entry?.task ? { ...task, ...entry.task, title: entry.title, version: entry.version } : null;
  };
  const send = async ({ task, change }: Change): Promise<void> => {
    try {
      const known = stored.current.get(task.entryId) ?? 0;
      const write = { ...task, version: Math.max(shown.versionOf(task), known) };
      await repeat.send([write.entryId, write.version, change], (_, key) => changeTask(write, change, key));
      stored.current.set(task.entryId, write.version + 1);
    } catch (error) {
      if (isStale(error)) return showConflict({ task, change });
      showRefusal('entry.task.failed', error);
    }
    await shown.reload();
  };
  const dialog = useStaleDialog({
    readLines: async () => {
      const conflict = stale.current;
      if (conflict === null) return null;
      const mine = changedTask(conflict.task, conflict.change);
      return staleLines(TASK_CHANGE_ITEMS, { before: conflict.task, mine, theirs: conflict.fresh });
    },
    ownLines: () => [],
    drop: (names) => {
      const conflict = stale.current;
      stale.current = null;
      if (conflict === null) return;
      const mine = changedTask(conflict.task, conflict.change);
      const isDropped = TASK_CHANGE_ITEMS.some(
        (item) => names.includes(item.name) && item.key(mine) !== item.key(conflict.task),
      );
      if (!isDropped) void changeNow({ task: conflict.fresh, change: conflict.change });
    },
    reload: shown.reload,
  });
  const showConflict = async ({ task, change }: Change): Promise<void> => {
    const fresh = await freshOf(task).catch(() => null);
    stale.current = fresh && { task, change, fresh };
    await shown.reload();
    if (fresh !== null) await dialog.show();
  };
  const changeNow = async (one: Change): Promise<void> => {
    await shown.cancelFetches();
    shown.update(changedTask(one.task, one.change));
    await queue(() => send(one));
  };
  const move = async (one: CardMove): Promise<void> => {
    await shown.cancelFetches();
    shown.moveCard(one);
    await queue(async () => {
      await moveTask(one).catch((error: unknown) => showRefusal('entry.task.failed', error));
      await shown.reload();
    });
  };
  return {
    change: (task: TaskRow, change: TaskChange) => void changeNow({ task, change }),
    move: (one: CardMove) => void move(one),
    staleDialog: dialog.dialog,
  };
}
