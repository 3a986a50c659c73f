import { messageText } from '@portal/contract/messages';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { GroundFrame } from '#kit/ground/record-ground.tsx';
import { typedInLayer } from '#kit/ground/rescued-texts.ts';
import { Forbidden } from '#kit/page/forbidden.tsx';
import { PageExits } from '#kit/page/page-exits.tsx';
import { useRecordName } from '#lib/record-name.ts';
import { isForbidden } from '#lib/refusal.ts';
import { unsavedWork } from '#lib/unsaved.ts';
import { useLostConnection } from '#ui/buttons/lost-connection.ts';
import { GreyLines } from '#ui/feedback/grey-lines.tsx';
import { PageState } from '#ui/feedback/page-state.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import { PageTitle } from '#ui/text/headings.tsx';
import { DeletedNotice } from './changed-lines.tsx';
import { type RecordSource, recordQuery } from './record-query.ts';
import { type ListedRecord, WaitingRecord } from './waiting-record.tsx';

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
  listed?: (client: QueryClient, id: string) => ListedRecord | undefined;
  /** The children draw the head themselves, with the name as the page's h1. */
  ownHead?: boolean;
  /** Whether a record that can still be read is gone, such as a deleted notice. */
  isDeleted?: (record: Stored) => boolean;
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

/**
 * The record to draw. One that is gone while the user types stays as it was, so that nothing typed goes with it.
 * `isFormer` says so.
 */
function useRecordWhileTyping<Stored>(
  record: Stored | null | undefined,
  id: string,
  isDeleted: NonNullable<Props<Stored>['isDeleted']>,
) {
  const [last, setLast] = useState<{ id: string; record: Stored } | null>(null);
  const unsaved = useSyncExternalStore(unsavedWork.subscribe, unsavedWork.get);
  const typing = useSyncExternalStore(typedInLayer.subscribe, typedInLayer.get);
  const isMissing = record === null || (record !== undefined && isDeleted(record));
  if (record && !isMissing && record !== last?.record) setLast({ id, record });
  const isFormer = isMissing && (unsaved || typing) && last?.id === id;
  return isFormer ? { record: last.record, isFormer } : { record, isFormer: false };
}

const neverDeleted = () => false;

const Title = ({ name, kind }: { name: string; kind: string }) =>
  name === '' ? <PageTitle title={kind} /> : <PageTitle title={name} kind={kind} />;

/** What a list knew of the record while it is loading. */
function useListedRecord<Stored>(listed: Props<Stored>['listed'], id: string, isWaiting: boolean) {
  const client = useQueryClient();
  return isWaiting ? listed?.(client, id) : undefined;
}

type BodyProps = {
  page: Pick<Props<unknown>, 'kind' | 'listPath' | 'ownHead'> & { name: string };
  record: unknown;
  listed: ListedRecord | undefined;
  result: { error: unknown; isError: boolean; isPending: boolean; refetch: () => unknown };
  content: ReactNode;
};

/** The record, or what stands in its place: the page is not for this user, it is still loading, or there is none. */
function RecordBody({ page, record, listed, result, content }: BodyProps) {
  const { kind, listPath, ownHead = false, name } = page;
  // The strip of a lost connection says it already.
  const lost = useLostConnection() !== null;
  if (isForbidden(result.error)) return <Forbidden title={kind} />;
  if (record === null) return <MissingRecord listPath={listPath} />;
  if (ownHead && listed) return <WaitingRecord listed={listed} listPath={listPath} />;
  const isWaiting = record === undefined && result.isPending;
  return (
    <>
      {!(ownHead && content) && <Title name={name} kind={kind} />}
      {result.isError && !(content && lost) && <LoadError onRetry={() => result.refetch()} />}
      {isWaiting ? <GreyLines rows={8} /> : content}
    </>
  );
}

/** The frame of all record pages: title, loading, load error, and the text for a missing record. */
export function RecordPage<Stored>(props: Props<Stored>) {
  const { source, nameOf, isDeleted = neverDeleted, children } = props;
  const { id = '' }: { id?: string } = useParams({ strict: false });
  const { result, record: stored } = useShownRecord(source, id);
  const { record, isFormer } = useRecordWhileTyping(stored, id, isDeleted);
  const reload = useReload(source, id);
  const listed = useListedRecord(props.listed, id, record === undefined && result.isPending);
  const name = record ? nameOf(record) : (listed?.name ?? '');
  useRecordName(name);
  return (
    <GroundFrame state={isFormer || record === null ? null : ''}>
      {isFormer && <DeletedNotice />}
      <RecordBody
        {...{ record, listed, result }}
        page={{ ...props, name }}
        content={record && children({ record, reload })}
      />
    </GroundFrame>
  );
}
