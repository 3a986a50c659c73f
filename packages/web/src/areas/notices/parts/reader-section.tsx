import { Board } from '@portal/contract/areas/comments/boards';
import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { READER_LIST_SIZE, type ReadState } from '@portal/contract/areas/notices/lists';
import type { NoticeInfo, NoticeReader } from '@portal/contract/areas/notices/shapes';
import { lastPage } from '@portal/contract/core/paging';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { threadKey } from '#areas/comments/public/thread-key.ts';
import { confirm } from '#lib/confirm.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { LoadError } from '#ui/feedback/states.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Pagination } from '#ui/tables/pagination.tsx';
import { readerGroups, readers, readersKey, remindUnread } from '../api.ts';
import css from './notices.module.css';
import own from './reader-section.module.css';

type Props = { board: NoticeBoard; notice: NoticeInfo };

const NO_GROUP = '(소속 없음)';
const INITIAL_FILTER = { state: 'N' as ReadState, group: '', page: 1 };

/** When the recipient read the notice, or when they were reminded. */
const ReadStatus = ({ reader: { readDtm, remindedDtm } }: { reader: NoticeReader }) => (
  <small>
    {readDtm === '' ? '안 읽음' : `${readDtm.slice(0, 16)} 읽음`}
    {readDtm === '' && remindedDtm !== '' && ` · ${remindedDtm.slice(0, 16)} 열람 요청`}
  </small>
);

/**
 * The readers of a notice by company or department (NOTICE-63). A button reminds those who have not read it
 * (NOTICE-64).
 */
export function ReaderSection({ board, notice }: Props) {
  const [shown, setShown] = useState(INITIAL_FILTER);
  const client = useQueryClient();
  const groups = useQuery(readerGroups(board, notice.noticeId));
  const filter = { SearchReadStatus: shown.state, SearchGroupKey: shown.group, Page: shown.page };
  const list = useQuery({ ...readers(board, notice.noticeId, filter), placeholderData: keepPreviousData });
  const { readCount = 0, unreadCount = 0, totalCount = 0 } = list.data?.meta ?? {};
  const remind = async () => {
    const subject = { name: notice.noticeSubject, facts: [{ label: '안 읽음', value: `${unreadCount}명` }] };
    if (!(await confirm({ title: '열람 요청', question: 'notice.remind.confirm', subject }))) return;
    try {
      const count = await remindUnread(board, notice.noticeId, shown.group);
      if (count === 0) toast.error('notice.remind.nobody');
      else toast.success('notice.remind.done', { count });
      await client.invalidateQueries({ queryKey: readersKey(board, notice.noticeId) });
      // The history shows the reminder, so the comments are refetched.
      await client.invalidateQueries({ queryKey: threadKey(Board.Notice, String(notice.noticeId)) });
    } catch (error) {
      showRefusal('notice.remind.failed', error);
    }
  };
  return (
    <section className={css['part']} aria-labelledby="readers" data-print="off">
      <header>
        <h2 id="readers">열람 현황</h2>
        <Segments<ReadState>
          label="보기"
          value={shown.state}
          options={[
            { value: 'N', label: `안 읽음 ${unreadCount}` },
            { value: 'Y', label: `읽음 ${readCount}` },
            { value: 'A', label: '전체' },
          ]}
          onChange={(state) => setShown({ ...shown, state, page: 1 })}
        />
        <Select
          className={own['group']}
          label="소속"
          value={shown.group}
          options={[
            { value: '', label: '모든 소속' },
            ...(groups.data ?? [])
              .filter(({ groupKey }) => groupKey !== '')
              .map(({ groupKey, groupName, readCnt, totalCnt }) => ({
                value: groupKey,
                label: `${groupName} (${readCnt}/${totalCnt})`,
              })),
          ]}
          onChange={(group) => setShown({ ...shown, group, page: 1 })}
        />
        {notice.stage === 'P' && (
          <BusyButton variant="default" disabled={unreadCount === 0} onClick={remind}>
            열람 요청
          </BusyButton>
        )}
      </header>
      {list.isError && <LoadError onRetry={() => list.refetch()} />}
      <ul className={css['people']}>
        {(list.data?.data ?? []).map((reader) => (
          <li key={reader.userId}>
            <span>
              {reader.userName} <small>{reader.groupName || NO_GROUP}</small>
            </span>
            <ReadStatus reader={reader} />
          </li>
        ))}
      </ul>
      {totalCount > READER_LIST_SIZE && (
        <Pagination
          page={shown.page}
          last={lastPage(totalCount, READER_LIST_SIZE)}
          onChange={(page) => setShown({ ...shown, page })}
        />
      )}
    </section>
  );
}
