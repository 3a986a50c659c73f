import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { type Key, useMemo, useState } from 'react';
import { isForbidden } from '#lib/refusal.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { SearchBar } from '#ui/fields/search-bar.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { useNarrow } from '#ui/screen/use-narrow.ts';
import { DataTable } from '#ui/tables/data-table.tsx';
import { useNearEnd } from '#ui/tables/use-near-end.ts';
import { filesQuery } from '../api.ts';
import { fileColumns } from '../parts/files/file-columns.tsx';
import { FileList } from '../parts/files/file-list.tsx';
import table from '../parts/table/task-table.module.css';
import { useLiveViews } from '../parts/use-live-views.ts';
import { BarEnd, ViewBar } from '../parts/view-bar.tsx';

const TYPES = [{ value: 'name', label: '파일 이름, 올린 사람' }];
/** The pause between two downloads in milliseconds, because browsers drop simultaneous ones. */
const PAUSE_MS = 400;

/** Downloads files one after the other. */
async function saveAll(files: readonly string[]): Promise<void> {
  for (const path of files) {
    const link = document.createElement('a');
    link.href = path;
    link.download = '';
    link.click();
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
}

/** The keyword in the URL, and the search field that sets it on Enter. */
function useKeyword() {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const keyword = String(query['key'] ?? '');
  const [typed, setTyped] = useState(keyword);
  const search = () =>
    void navigate({
      to: '.',
      replace: true,
      search: { ...query, key: typed.trim() === '' ? undefined : typed.trim() },
    });
  return { keyword, typed, setTyped, search };
}

/** The files tab with all files of a room and the entries that they belong to, newest first. */
export function FilesTab({ room: { projectId } }: { room: RoomInfo }) {
  const { keyword, typed, setTyped, search } = useKeyword();
  useLiveViews(projectId);
  const files = useInfiniteQuery(filesQuery(projectId, keyword));
  const [marked, setMarked] = useState<ReadonlySet<Key>>(new Set());
  const end = useNearEnd<HTMLDivElement>(files.hasNextPage && !files.isFetching, () => files.fetchNextPage());
  const narrow = useNarrow();
  const rows = files.data?.pages.flat() ?? [];
  const columns = useMemo(() => fileColumns(projectId), [projectId]);
  const chosen = rows.filter(({ fileId, savePath }) => marked.has(fileId) && savePath !== '');
  const toggle = (key: Key) =>
    setMarked(
      (current) => new Set(current.has(key) ? [...current].filter((other) => other !== key) : [...current, key]),
    );
  return (
    <>
      <ViewBar>
        <BarEnd>
          <SearchBar
            type="name"
            types={TYPES}
            keyword={typed}
            onType={({ keyword }) => setTyped(keyword)}
            onSearch={search}
          />
          {!narrow && (
            <BusyButton
              variant="default"
              inactive={chosen.length === 0}
              leftSection={<Icon name="download" />}
              onClick={() => saveAll(chosen.map(({ savePath }) => savePath))}
            >
              {chosen.length === 0 ? '선택 내려받기' : `선택 ${chosen.length}개 내려받기`}
            </BusyButton>
          )}
        </BarEnd>
      </ViewBar>
      {files.isPending && <Loading />}
      {files.isError && <LoadError forbidden={isForbidden(files.error)} onRetry={() => files.refetch()} />}
      {files.data && rows.length === 0 && (
        <EmptyState text={keyword === '' ? '아직 올라온 파일이 없습니다.' : '조건에 맞는 파일이 없습니다.'} />
      )}
      {rows.length > 0 && (
        <div className={table['table']}>
          {narrow ? (
            <FileList files={rows} projectId={projectId} />
          ) : (
            <DataTable
              label="파일"
              columns={columns}
              rows={rows}
              rowKey={({ fileId }) => fileId}
              selection={{
                selected: marked,
                onToggle: toggle,
                onToggleAll: (all) => setMarked(new Set(all ? rows.map(({ fileId }) => fileId) : [])),
              }}
            />
          )}
          <div ref={end} />
        </div>
      )}
    </>
  );
}
