import type { Board } from '@portal/contract/areas/comments/boards';
import { mayUseComments } from '@portal/contract/areas/comments/policy';
import type { Actor } from '@portal/contract/core/actor';
import { useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useActor } from '../../../lib/use-actor.ts';
import { Section } from '../../../ui/headings.tsx';
import { LoadError, Loading } from '../../../ui/states.tsx';
import { addComment, useThread } from '../api.ts';
import { CommentBox } from '../parts/comment-box.tsx';
import { CommentItem } from '../parts/comment-item.tsx';
import { threadRows } from '../parts/thread-rows.ts';
import { useCommentAnchor } from '../parts/use-comment-anchor.ts';
import css from './comment-section.module.css';
import { threadKey } from './thread-key.ts';

type Props = { id: string | number; board: Board };

function Thread({ id, board, actor }: { id: string; board: Board; actor: Actor }) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const client = useQueryClient();
  const thread = useThread({ board, id }, String(query['reload'] ?? ''));
  const rows = useMemo(() => threadRows(thread.data ?? []), [thread.data]);
  const lit = useCommentAnchor(rows);
  const refresh = useCallback(() => client.invalidateQueries({ queryKey: threadKey(board, id) }), [client, board, id]);
  const handleAdd = async (text: string, key: string) => {
    await addComment({ board, id }, text, key);
    await refresh();
  };
  const count = rows.filter(({ entry }) => entry.delYn === 'N').length;
  return (
    <Section title="댓글" note={thread.data ? `${count.toLocaleString('ko-KR')}개` : ''}>
      {thread.isError && <LoadError onRetry={() => thread.refetch()} />}
      {thread.isPending && <Loading />}
      <ol className={css['list']}>
        {rows.map(({ entry, depth, parentName }) => (
          <CommentItem
            key={entry.commentId}
            {...{ entry, depth, parentName, board }}
            userId={actor.userId}
            lit={lit === entry.commentId}
            onChanged={refresh}
          />
        ))}
      </ol>
      <CommentBox label="댓글을 입력해주세요." send="등록" failed="comment.add.failed" onSend={handleAdd} />
    </Section>
  );
}

/** The comments of a post, for staff only (D-93). */
export function CommentSection({ id, board }: Props) {
  const actor = useActor();
  if (!actor || !mayUseComments(actor)) return null;
  return <Thread key={`${board} ${id}`} id={String(id)} board={board} actor={actor} />;
}
