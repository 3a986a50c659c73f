import { ENTRY_KINDS, MIN_SEARCH_LENGTH } from '@portal/contract/areas/workspace-entries/kinds';
import type { HitRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { RoomDot } from '#areas/workspace/public/room-dot.tsx';
import { paths } from '#lib/paths.ts';
import { isForbidden } from '#lib/refusal.ts';
import { EmptyState, LoadError, Loading } from '#ui/feedback/states.tsx';
import { LineLink } from '#ui/layout/line-link.tsx';
import { Lines } from '#ui/surface/lines.tsx';
import { useNearEnd } from '#ui/tables/use-near-end.ts';
import { Ago } from '#ui/text/ago.tsx';
import { Text } from '#ui/text/text.tsx';
import { hitsQuery } from '../../api.ts';
import css from './room-hits.module.css';

/** An excerpt with the keyword highlighted. */
function Excerpt({ text, searchKey }: { text: string; searchKey: string }) {
  const at = text.toLowerCase().indexOf(searchKey.toLowerCase());
  if (at < 0) return <>{text}</>;
  return (
    <>
      {text.slice(0, at)}
      <mark>{text.slice(at, at + searchKey.length)}</mark>
      {text.slice(at + searchKey.length)}
    </>
  );
}

type HitProps = { hit: HitRow; searchKey: string; withRoom: boolean };

function Hit({ hit, searchKey, withRoom }: HitProps) {
  const { projectId, entryId, commentId, entryKind, title, excerpt, userName, createdDtm } = hit;
  const target = commentId === 0 ? { projectId, tab: 'N', entryId } : { projectId, tab: 'N', entryId, commentId };
  return (
    <li>
      <LineLink to={paths.reportFeed} search={target} padY={12} padX={16}>
        <Text as="small" size={12} tone="faint">
          {commentId === 0 ? ENTRY_KINDS[entryKind] : '댓글'}
        </Text>
        <Text as="strong" weight="semibold">
          <Excerpt text={title === '' ? `${userName}님의 ${ENTRY_KINDS[entryKind]}` : title} searchKey={searchKey} />
        </Text>
        <Text as="span" size={13} tone="soft" className={css['excerpt']}>
          <Excerpt text={excerpt} searchKey={searchKey} />
        </Text>
        <Text as="small" size={12} tone="faint">
          {withRoom && (
            <>
              <RoomDot color={hit.projectColor} /> {hit.projectName} ·{' '}
            </>
          )}
          {userName} · <Ago at={createdDtm} />
        </Text>
      </LineLink>
    </li>
  );
}

type Props = { projectId: number; searchKey: string };

/**
 * The entries and comments that contain a keyword of two or more characters, newest first. 0 means all own rooms.
 */
export function RoomHits({ projectId, searchKey }: Props) {
  const key = searchKey.trim();
  const enough = key.length >= MIN_SEARCH_LENGTH;
  const hits = useInfiniteQuery({ ...hitsQuery(projectId, key), enabled: enough });
  const end = useNearEnd<HTMLDivElement>(hits.hasNextPage && !hits.isFetching, () => hits.fetchNextPage());
  if (!enough) return <EmptyState text={`${MIN_SEARCH_LENGTH}글자 이상 입력해주세요.`} />;
  if (hits.isPending) return <Loading />;
  if (hits.isError) return <LoadError forbidden={isForbidden(hits.error)} onRetry={() => hits.refetch()} />;
  const rows = hits.data.pages.flat();
  if (rows.length === 0) return <EmptyState text={`'${key}'에 맞는 글이 없습니다.`} />;
  return (
    <>
      <Lines ground="surface" round="lg" line="around" className={css['hits']} aria-label={`'${key}' 검색 결과`}>
        {rows.map((hit) => (
          <Hit key={`${hit.entryId} ${hit.commentId}`} hit={hit} searchKey={key} withRoom={projectId === 0} />
        ))}
      </Lines>
      {hits.isFetchingNextPage && <Loading />}
      <div ref={end} />
    </>
  );
}
