import { messageText } from '@portal/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { storedListQuery } from '#kit/list/list-search.ts';
import { useRecordName } from '#lib/record-name.ts';
import { isForbidden } from '#lib/refusal.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { PageTitle } from '#ui/text/headings.tsx';
import { type RecordSource, recordQuery } from './record-query.ts';

/** A record and the function that reloads it. */
type Shown<Stored> = { record: Stored; reload: () => Promise<void> };

type Props<Stored> = {
  /** What kind of record this is. It is the page's title until the name is loaded. */
  kind: string;
  source: RecordSource<Stored>;
  nameOf: (record: Stored) => string;
  /** Path of the list that 목록 opens when there is no record. */
  listPath: string;
  /** The children draw the head themselves, with the name as the page's h1. */
  ownHead?: boolean;
  children: (shown: Shown<Stored>) => ReactNode;
};

/**
 * Fetches the record again, then replaces the address by one with the current time (OUT-87). A button that awaits it
 * stays busy until the page shows the new state.
 */
function useReload<Stored>(source: RecordSource<Stored>, id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const reload = String(Date.now());
    await client.prefetchQuery(recordQuery(source, id, reload));
    const search = (query: object) => ({ ...query, reload });
    // The page stays open and keeps its scroll position. Nothing typed is lost, so the leave guard is skipped.
    await navigate({ to: '.', replace: true, ignoreBlocker: true, resetScroll: false, search });
  };
}

/** The record of the address. The previous one stays while it reloads and when the reload fails. */
function useShownRecord<Stored>(source: RecordSource<Stored>, id: string) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const result = useQuery(recordQuery(source, id, String(query['reload'] ?? '')));
  const [last, setLast] = useState<{ id: string; record: Stored } | null>(null);
  if (result.data && result.data !== last?.record) setLast({ id, record: result.data });
  const previous = last?.id === id ? last.record : undefined;
  return { result, record: result.data === undefined ? previous : result.data };
}

/** 목록: returns to the list with its stored query. */
export function ListButton({ path }: { path: string }) {
  const navigate = useNavigate();
  // Not awaited: the promise of a navigation that the leave guard blocks never resolves.
  return (
    <BusyButton variant="default" onClick={() => void navigate({ to: path, search: storedListQuery(path) })}>
      목록
    </BusyButton>
  );
}

/** The frame of all record pages: title, loading, load error, and the text for a missing record. */
export function RecordPage<Stored>({ kind, source, nameOf, listPath, ownHead = false, children }: Props<Stored>) {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { result, record } = useShownRecord(source, id);
  const reload = useReload(source, id);
  const name = record ? nameOf(record) : '';
  useRecordName(name);
  return (
    <>
      {!(ownHead && record) && <PageTitle title={name || kind} {...(name === '' ? {} : { kind })} />}
      {result.isError && <LoadError forbidden={isForbidden(result.error)} onRetry={() => result.refetch()} />}
      {record === undefined && result.isPending && <Loading />}
      {record === null && (
        <EmptyState text={messageText('common.noData')}>
          <p>{messageText('record.missing')}</p>
          <ListButton path={listPath} />
        </EmptyState>
      )}
      {record && children({ record, reload })}
    </>
  );
}
