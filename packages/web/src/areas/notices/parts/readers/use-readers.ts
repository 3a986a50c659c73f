import { Board } from '@portal/contract/areas/comments/boards';
import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { threadKey } from '#areas/comments/public/thread-key.ts';
import { confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { readerGroups, readerPages, readersKey, remindUnread } from '../../api.ts';
import { readCounts } from './reader-blocks.ts';

/** Which readers are shown: those who have not read the notice, or those who have. */
export type ShownReaders = 'N' | 'Y';

/** How many have read the notice, of how many. */
export function useReadCounts(board: NoticeBoard, { noticeId }: NoticeInfo) {
  const groups = useQuery(readerGroups(board, noticeId));
  return { groups, counts: readCounts(groups.data ?? []) };
}

/** The readers of a notice, and the reminder of those who have not read it (NOTICE-63, NOTICE-64). */
export function useReaders(board: NoticeBoard, notice: NoticeInfo) {
  const [shown, setShown] = useState<ShownReaders>('N');
  const client = useQueryClient();
  const { groups, counts } = useReadCounts(board, notice);
  const people = useInfiniteQuery(readerPages(board, notice.noticeId, shown));
  const remind = async () => {
    const subject = { name: notice.noticeSubject, facts: [{ label: '안 읽음', value: `${counts.unread}명` }] };
    if (!(await confirm({ title: '열람 요청', question: 'notice.remind.confirm', subject }))) return;
    try {
      const count = await remindUnread(board, notice.noticeId, '');
      if (count === 0) toast.error('notice.remind.nobody');
      else toast.success('notice.remind.done', { count });
      await client.invalidateQueries({ queryKey: readersKey(board, notice.noticeId) });
      // The history shows the reminder, so the comments are refetched.
      await client.invalidateQueries({ queryKey: threadKey(Board.Notice, String(notice.noticeId)) });
    } catch (error) {
      showRefusal('notice.remind.failed', error);
    }
  };
  return { shown, setShown, groups, counts, people, remind };
}
