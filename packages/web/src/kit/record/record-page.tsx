import { messageText } from '@portal/contract/messages';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { Forbidden } from '#kit/page/forbidden.tsx';
import { PageExits } from '#kit/page/page-exits.tsx';
import { useRecordName } from '#lib/record-name.ts';
import { isForbidden } from '#lib/refusal.ts';
import { GreyLines } from '#ui/feedback/grey-lines.tsx';
import { PageState } from '#ui/feedback/page-state.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import { PageTitle } from '#ui/text/headings.tsx';
import { type RecordSource, recordQuery } from './record-query.ts';
import { type KnownRecord, WaitingRecord } from './waiting-record.tsx';

/** A record and the function that reloads it. */
type Shown<Stored> = { record: Stored; reload: () => Promise<void> };

type Props<Stored> = {
  /** What kind of record this is. It is the page's title until the name is loaded. */
  kind: string;
  source: RecordSource<Stored>;
  nameOf: (record: Stored) => string;
  /** Path of the list that 목록 opens when there is no record. */
  listPath: string;
  /** What a list knew of the record, which is shown until the record is loaded (D-264). */
  known?: (client: QueryClient, id: string) => KnownRecord | undefined;
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

/** A record that was deleted, that the user may not see, or that never was. */
const MissingRecord = ({ listPath }: { listPath: string }) => (
  <PageState icon="search" title={messageText('common.noData')} text={messageText('record.missing')}>
    <PageExits listPath={listPath} />
  </PageState>
);

const Title = ({ name, kind }: { name: string; kind: string }) =>
  name === '' ? <PageTitle title={kind} /> : <PageTitle title={name} kind={kind} />;

/** What a list knew of the record while it is loading. */
function useKnownRecord<Stored>(known: Props<Stored>['known'], id: string, isWaiting: boolean) {
  const client = useQueryClient();
  return isWaiting ? known?.(client, id) : undefined;
}

/** The frame of all record pages: title, loading, load error, and the text for a missing record. */
export function RecordPage<Stored>(props: Props<Stored>) {
  const { kind, source, nameOf, listPath, ownHead = false, children } = props;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { result, record } = useShownRecord(source, id);
  const reload = useReload(source, id);
  const isWaiting = record === undefined && result.isPending;
  const known = useKnownRecord(props.known, id, isWaiting);
  const name = record ? nameOf(record) : (known?.name ?? '');
  useRecordName(name);
  if (isForbidden(result.error)) return <Forbidden title={kind} />;
  if (record === null) return <MissingRecord listPath={listPath} />;
  if (ownHead && known) return <WaitingRecord known={known} listPath={listPath} />;
  const content = record && children({ record, reload });
  return (
    <>
      {!(ownHead && content) && <Title name={name} kind={kind} />}
      {result.isError && <LoadError onRetry={() => result.refetch()} />}
      {isWaiting ? <GreyLines rows={8} /> : content}
    </>
  );
}
