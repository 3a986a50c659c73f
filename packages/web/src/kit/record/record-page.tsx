import { messageText } from '@portal/contract/messages';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { lastList } from '#kit/list/list-search.ts';
import { isForbidden } from '#lib/refusal.ts';
import { useRecordName } from '#lib/tab-title.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { PageTitle } from '#ui/text/headings.tsx';
import { type RecordSource, recordQuery } from './record-query.ts';

/** A record and how to draw it anew after an action. */
type Shown<Stored> = { record: Stored; reload: () => Promise<void> };

type Props<Stored> = {
  /** What kind of record this is; the page's title until its name is known. */
  kind: string;
  source: RecordSource<Stored>;
  nameOf: (record: Stored) => string;
  /** Where a record that is not there leads on. */
  listPath: string;
  /** The children draw the head themselves, with the name as the page's h1. */
  ownHead?: boolean;
  children: (shown: Shown<Stored>) => ReactNode;
};

/**
 * Asks the server again, then replaces the address by one with the current time (OUT-87): a button that waits
 * for it stays busy until the page shows what is true now.
 */
function useReload<Stored>(source: RecordSource<Stored>, id: string) {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const reload = String(Date.now());
    await client.prefetchQuery(recordQuery(source, id, reload));
    const search = (query: object) => ({ ...query, reload });
    // The page stays as and where it is: nothing typed is lost, so no question, and nothing scrolls.
    await navigate({ to: '.', replace: true, ignoreBlocker: true, resetScroll: false, search });
  };
}

/** The record of the address; while it loads again or cannot be loaded again, the one before stays. */
function useShownRecord<Stored>(source: RecordSource<Stored>, id: string) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const found = useQuery(recordQuery(source, id, String(query['reload'] ?? '')));
  const [last, setLast] = useState<{ id: string; record: Stored } | null>(null);
  if (found.data && found.data !== last?.record) setLast({ id, record: found.data });
  const kept = last?.id === id ? last.record : undefined;
  return { found, record: found.data === undefined ? kept : found.data };
}

/** 목록: back to the list as it was left. */
export function ListButton({ path }: { path: string }) {
  const navigate = useNavigate();
  // Not waited for: a way that the leave guard blocks never arrives.
  return (
    <BusyButton variant="default" onClick={() => void navigate({ to: path, search: lastList(path) })}>
      목록
    </BusyButton>
  );
}

/** What all records share: their name, loading, a failed load, and nothing there or to be seen. */
export function RecordPage<Stored>({ kind, source, nameOf, listPath, ownHead = false, children }: Props<Stored>) {
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { found, record } = useShownRecord(source, id);
  const reload = useReload(source, id);
  const name = record ? nameOf(record) : '';
  useRecordName(name);
  return (
    <>
      {!(ownHead && record) && <PageTitle title={name || kind} {...(name === '' ? {} : { kind })} />}
      {found.isError && <LoadError forbidden={isForbidden(found.error)} onRetry={() => found.refetch()} />}
      {record === undefined && found.isPending && <Loading />}
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
