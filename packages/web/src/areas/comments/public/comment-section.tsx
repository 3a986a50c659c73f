import type { Board } from '@portal/contract/areas/comments/boards';
import { mayUseComments } from '@portal/contract/areas/comments/policy';
import type { Actor } from '@portal/contract/core/actor';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { toast } from '#lib/toast.ts';
import { useActor } from '#lib/use-actor.ts';
import { Segments } from '#ui/choices/segments.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { Column, Scroll } from '#ui/layout/column.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Empty } from '#ui/surface/empty.tsx';
import { Text } from '#ui/text/text.tsx';
import { addComment, useThread } from '../api.ts';
import { CommentBox } from '../parts/comment-box.tsx';
import css from '../parts/comments.module.css';
import { FoldedComments, OlderComments } from '../parts/older-comments.tsx';
import { countEntries, TALK_FILTERS, type TalkFilter, talkBlocks } from '../parts/talk-blocks.ts';
import { TalkStream } from '../parts/talk-stream.tsx';
import { threadRows } from '../parts/thread-rows.ts';
import { useCommentAnchor } from '../parts/use-comment-anchor.ts';
import { useFold } from '../parts/use-fold.ts';
import { useStableScroll } from '../parts/use-stable-scroll.ts';
import { threadKey } from './thread-key.ts';

type Props = {
  id: string | number;
  board: Board;
  /** Says above the comments that staff alone see them, where a talk with others stands beside. */
  forStaffOnly?: boolean;
};

/** '대화 12', or '대화 12+' while older ones are not loaded. Without a count the label stands alone. */
function labelWithCount(label: string, count: number, hasOlder: boolean): string {
  if (!hasOlder) return `${label} ${count}`;
  return count > 0 ? `${label} ${count}+` : label;
}

/** Scrolls the stream to its end when a newer comment was added, unless the address names a comment. */
function useNewestInView(stream: RefObject<HTMLElement | null>, newestId: number, hasTarget: boolean): void {
  const seenId = useRef(0);
  useEffect(() => {
    const { current } = stream;
    if (current && newestId > seenId.current && !hasTarget) current.scrollTop = current.scrollHeight;
    seenId.current = Math.max(seenId.current, newestId);
  }, [stream, newestId, hasTarget]);
}

type ThreadProps = { id: string; board: Board; actor: Actor; forStaffOnly: boolean };

function Thread({ id, board, actor, forStaffOnly }: ThreadProps) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const client = useQueryClient();
  const thread = useThread({ board, id }, String(query['reload'] ?? ''));
  const [filter, setFilter] = useState<TalkFilter>('all');
  const before = thread.data?.before ?? 0;
  const rows = useMemo(() => threadRows(thread.data?.entries ?? []), [thread.data]);
  const blocks = useMemo(() => talkBlocks(rows), [rows]);
  const { highlightedId, requestedId } = useCommentAnchor(rows);
  const stream = useRef<HTMLDivElement>(null);
  useNewestInView(stream, blocks.at(-1)?.rows.at(-1)?.entry.commentId ?? 0, query['commentId'] !== undefined);
  const ofKind = (kind: TalkFilter) => (kind === 'all' ? blocks : blocks.filter((block) => block.kind === kind));
  const { shown, folded, unfold } = useFold(ofKind(filter), query['commentId'] !== undefined);
  const storePosition = useStableScroll(stream, `${before} ${folded.length}`);
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: threadKey(board, id) }), [client, board, id]);
  const handleAdd = async (text: string, key: string) => {
    await addComment({ board, id }, text, key);
    toast.success('comment.add.done');
    setFilter((current) => (current === 'change' ? 'all' : current));
    await refresh();
  };
  const showFolded = () => {
    storePosition();
    unfold();
  };
  return (
    <Column
      as="section"
      className={css['talk']}
      size={13}
      phoneSize={15}
      aria-labelledby="talk"
      data-place="talk"
      tabIndex={-1}
    >
      <Row
        as="header"
        className={css['head']}
        gap={8}
        padY={4}
        padX={16}
        tall="touch"
        justify="between"
        wraps
        line="below"
      >
        <Text as="h2" className={forStaffOnly ? css['hidden'] : undefined} size={14} weight="semibold" id="talk">
          대화와 변경
        </Text>
        {forStaffOnly && (
          <Row as="p" gap={8} size={12} weight="medium" tone="soft">
            <Icon name="lock" size={14} />
            직원만 봅니다
          </Row>
        )}
        <Segments<TalkFilter>
          label="보기"
          value={filter}
          options={TALK_FILTERS.map(({ value, label }) => ({
            value,
            label: thread.data ? labelWithCount(label, countEntries(ofKind(value)), before > 0) : label,
          }))}
          onChange={setFilter}
        />
      </Row>
      <Scroll className={css['stream']} padX={16} ref={stream}>
        {thread.isError && <LoadError onRetry={() => thread.refetch()} />}
        {thread.isPending && <Loading />}
        {folded.length > 0 && (
          <FoldedComments label={labelWithCount('이전 댓글', countEntries(folded), before > 0)} onShow={showFolded} />
        )}
        {before > 0 && folded.length === 0 && (
          <OlderComments
            before={before}
            autoLoad={0 < requestedId && requestedId < before}
            onLoad={() => thread.loadOlder(storePosition)}
          />
        )}
        {thread.data && before === 0 && ofKind(filter).length === 0 && <Empty>아직 아무 글도 없습니다.</Empty>}
        <TalkStream
          blocks={shown}
          board={board}
          userId={actor.userId}
          highlightedId={highlightedId}
          onChanged={refresh}
        />
      </Scroll>
      <Text as="div" className={css['composer']} padY={12} padX={16} line="above" data-print="off">
        <CommentBox label="댓글을 입력해주세요." sendLabel="등록" failed="comment.add.failed" onSend={handleAdd} />
      </Text>
    </Column>
  );
}

/** Comments and changes of a post, for staff only (D-93). */
export function CommentSection({ id, board, forStaffOnly = false }: Props) {
  const actor = useActor();
  if (!actor || !mayUseComments(actor)) return null;
  return <Thread key={`${board} ${id}`} id={String(id)} {...{ board, actor, forStaffOnly }} />;
}
