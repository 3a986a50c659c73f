import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import type { TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { TaskRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { mayWrite } from '#areas/workspace-entries/public/may-write.ts';
import { NewEntryButton } from '#areas/workspace-entries/public/new-entry-button.tsx';
import { NewEntryDrawer } from '#areas/workspace-entries/public/new-entry-drawer.tsx';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { isForbidden } from '#lib/refusal.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { peopleQuery } from '../api.ts';
import type { CardEdits } from '../parts/board/card-fields.tsx';
import { StateChips } from '../parts/board/state-chips.tsx';
import { useBoard } from '../parts/board/use-board.ts';
import { EntryDrawer } from '../parts/entry-drawer.tsx';
import { TaskTable } from '../parts/table/task-table.tsx';
import { TaskFilters } from '../parts/task-filters.tsx';
import { useLiveViews } from '../parts/use-live-views.ts';
import { useTaskWrites } from '../parts/use-task-writes.ts';
import { BarEnd, ViewBar } from '../parts/view-bar.tsx';
import { changedSearch, readEntryId, readTaskAddress, type TaskAddress } from '../view-address.ts';

/** Loaded when a board is first shown, because it includes the drag library. */
const TaskBoard = lazyPart(async () => (await import('../parts/board/task-board.tsx')).TaskBoard);

type BoardProps = {
  projectId: number;
  address: TaskAddress;
  onOpen: (task: TaskRow) => void;
  onMove: ReturnType<typeof useTaskWrites>['move'];
  edits: CardEdits;
  /** Opens the form for a task of a state, undefined without permission. */
  onAdd: ((status: TaskStatus) => void) | undefined;
};

/** The board with all states side by side, or the chosen one on a phone. */
function Board({ projectId, address: { who, priority, open, due }, onOpen, onMove, onAdd, edits }: BoardProps) {
  const { board, loadMore } = useBoard(projectId, { who, priority, open, due, status: '' });
  const narrow = useNarrow();
  const [shown, setShown] = useState<TaskStatus>('R');
  if (board.isPending) return <Loading />;
  if (board.isError) return <LoadError forbidden={isForbidden(board.error)} onRetry={() => board.refetch()} />;
  const lanes = narrow ? board.data.filter(({ status }) => status === shown) : board.data;
  return (
    <>
      {narrow && <StateChips lanes={board.data} value={shown} onChange={setShown} />}
      <Suspense fallback={<Loading />}>
        <TaskBoard {...{ lanes, edits, onOpen, onMove, onAdd }} onMore={loadMore} />
      </Suspense>
    </>
  );
}

/** The tasks tab of a room with a table and a board, which share their filters and edit in place. */
export function TasksTab({ room }: { room: RoomInfo }) {
  const { projectId } = room;
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = readTaskAddress(query);
  const members = useQuery(peopleQuery(projectId)).data ?? [];
  const { change, move, staleDialog } = useTaskWrites(projectId);
  useLiveViews(projectId);
  const [newTaskStatus, setNewTaskStatus] = useState<TaskStatus | null>(null);
  const mayAdd = mayWrite(room);
  const changeAddress = (part: Partial<TaskAddress>) =>
    void navigate({ to: '.', replace: true, resetScroll: false, search: changedSearch(query, part) });
  const open = ({ entryId }: TaskRow) => void navigate({ to: '.', resetScroll: false, search: { ...query, entryId } });
  return (
    <>
      <ViewBar>
        <TaskFilters {...{ address, members }} onChange={changeAddress} />
        <BarEnd>{mayAdd && <NewEntryButton label="업무 추가" onPress={() => setNewTaskStatus('R')} />}</BarEnd>
      </ViewBar>
      {address.view === 'board' ? (
        <Board
          {...{ projectId, address }}
          edits={{ members, onChange: change }}
          onOpen={open}
          onMove={move}
          onAdd={mayAdd ? setNewTaskStatus : undefined}
        />
      ) : (
        <TaskTable
          {...{ projectId, address, members }}
          onOrder={(order) => changeAddress({ order })}
          onOpen={open}
          onChange={change}
        />
      )}
      <EntryDrawer
        projectId={projectId}
        entryId={readEntryId(query)}
        onClose={() => void navigate({ to: '.', search: { ...query, entryId: undefined } })}
      />
      <NewEntryDrawer
        projectId={projectId}
        start={newTaskStatus && mayAdd ? { kind: 'T', status: newTaskStatus } : null}
        onClose={() => setNewTaskStatus(null)}
      />
      <StaleDialog {...staleDialog} />
    </>
  );
}
