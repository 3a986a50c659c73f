import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Reactions } from '../card/reactions.tsx';
import { ReadersDialog } from '../card/readers-dialog.tsx';
import { commentsQuery } from './api.ts';
import { CommentBox } from './comment-box.tsx';
import { CommentLine } from './comment-line.tsx';
import talk from './comments.module.css';
import { useCommentActions } from './use-comment-actions.ts';

type Props = {
  entry: EntryRow;
  /** The comment that an alarm opened, or 0. */
  highlightedCommentId: number;
};

/** All comments after the user opened them, else the newest ones from the entry. */
function useTalk(entry: EntryRow, opened: boolean) {
  const query = useInfiniteQuery({ ...commentsQuery(entry), enabled: opened });
  const { entryId, changeNo } = entry;
  const { refetch, isFetched } = query;
  // Reloads the comments after a change. The first load is already current.
  // biome-ignore lint/correctness/useExhaustiveDependencies: refetches once per change of the entry
  useEffect(() => {
    if (opened && isFetched) void refetch();
  }, [entryId, changeNo]);
  // The newest page comes first, and each page is sorted from old to new.
  const all = query.data?.pages.toReversed().flat();
  return { query, comments: opened && all ? all : entry.comments };
}

/**
 * The comments of an entry with the counts of comments and readers. The newest are visible, the rest load on demand.
 */
export function EntryComments({ entry, highlightedCommentId }: Props) {
  const [opened, setOpened] = useState(highlightedCommentId > 0);
  const [readersShown, setReadersShown] = useState(false);
  const { query, comments } = useTalk(entry, opened);
  const { hasNextPage, isFetching, isError, fetchNextPage } = query;
  const isReached = highlightedCommentId === 0 || comments.some(({ commentId }) => commentId === highlightedCommentId);
  // An alarm may open a comment of an older page (WORK-56).
  useEffect(() => {
    if (!isReached && hasNextPage && !isFetching && !isError) void fetchNextPage();
  }, [isReached, hasNextPage, isFetching, isError, fetchNextPage]);
  const { add } = useCommentActions(entry);
  const hidden = entry.commentCount - comments.length;
  const mayComment = entry.actions.includes('comment');
  const loadOlder = () => (opened ? fetchNextPage() : setOpened(true));
  return (
    <>
      <Row gap={4} wraps>
        <Press as="span" kind="quiet" flush>
          <Icon name="talk" size={16} />
          댓글 {entry.commentCount}
        </Press>
        {entry.task && entry.task.subTaskCount > 0 && (
          <Press as="span" kind="quiet">
            <Icon name="child" size={16} />
            하위 업무 {entry.task.subTaskDoneCount} / {entry.task.subTaskCount}
          </Press>
        )}
        <Reactions entry={entry} />
        <Press kind="quiet" toEnd onClick={() => setReadersShown(true)}>
          <Icon name="eye" size={16} />
          읽음 {entry.readCount} / {entry.audienceCount}
        </Press>
      </Row>
      {readersShown && <ReadersDialog entry={entry} onClose={() => setReadersShown(false)} />}
      {(comments.length > 0 || mayComment) && (
        <Stack padX={16} padY={4} line="above" className={talk['talk']}>
          {(opened ? hasNextPage : hidden > 0) && (
            <Row>
              <Press kind="quiet" weight="regular" flush onClick={() => void loadOlder()}>
                이전 댓글{hidden > 0 && ` ${hidden}개`} 보기
              </Press>
            </Row>
          )}
          <Stack as="ul" aria-label="댓글">
            {comments.map((comment) => (
              <CommentLine
                key={comment.commentId}
                entry={entry}
                comment={comment}
                highlighted={comment.commentId === highlightedCommentId}
                onWrite={() => setOpened(true)}
              />
            ))}
          </Stack>
          {mayComment && (
            <CommentBox
              entry={entry}
              label="댓글 입력, @로 언급"
              send="등록"
              onSend={(words, key) => add(0, words, key)}
            />
          )}
        </Stack>
      )}
    </>
  );
}
