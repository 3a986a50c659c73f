import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { withSeparators } from '@portal/contract/core/formats';
import { RichText } from '#kit/rich-text/rich-text.tsx';
import { Moment } from '#ui/text/values.tsx';
import { ArticleFoot } from './article-foot.tsx';
import { AttachmentList } from './attachment-list.tsx';
import { BOARD_PATHS } from './boards.ts';
import { Neighbours } from './neighbours.tsx';
import { Marks, Subject } from './notice-title.tsx';
import css from './notices.module.css';

/** The head of the notice. Contractors do not get the author (NOTICE-60). */
const Head = ({ notice }: { notice: NoticeInfo }) => (
  <div className={css['facts']}>
    <h1>
      <Subject text={notice.noticeSubject} colour={notice.noticeSubjectColor} />
    </h1>
    <Marks notice={notice} />
    <span>{notice.categoryName}</span>
    <Moment at={notice.publishedDtm} />
    {notice.createdUserName !== undefined && <span>{notice.createdUserName}</span>}
    <span>조회 {withSeparators(notice.viewCnt)}</span>
  </div>
);

/** A notice for reading: its text, attachments, neighbours and actions. */
export const NoticeArticle = ({ board, notice }: { board: NoticeBoard; notice: NoticeInfo }) => (
  <article className={css['article']}>
    <Head notice={notice} />
    <div className={css['body']}>
      <RichText html={notice.noticeContent} />
    </div>
    <AttachmentList board={board} notice={notice} />
    <Neighbours board={board} notice={notice} />
    <ArticleFoot list={BOARD_PATHS[board].list} />
  </article>
);
