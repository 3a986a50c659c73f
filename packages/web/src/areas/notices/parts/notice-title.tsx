import { NoticeStage } from '@portal/contract/areas/notices/boards';
import type { NoticeRow } from '@portal/contract/areas/notices/shapes';
import type { CSSProperties } from 'react';
import css from './notices.module.css';

const BLACK = '#000000';

/** A subject in its colour. Black uses the text colour of the theme (NOTICE-16). */
export function Subject({ text, colour }: { text: string; colour: string }) {
  const own: CSSProperties & { '--subject'?: string } = colour === BLACK ? {} : { '--subject': colour };
  return (
    <span className={css['subject']} data-own={colour !== BLACK || undefined} style={own}>
      {text}
    </span>
  );
}

type MarkedNotice = Pick<NoticeRow, 'mustReadYN' | 'stage' | 'newYN' | 'delYN' | 'publishFrom'>;

/** The marks of a notice, such as deleted, not yet published, or must be read. */
export const Marks = ({ notice }: { notice: MarkedNotice }) => (
  <>
    {notice.delYN === 'Y' && <span className={css['mark']}>삭제됨</span>}
    {notice.stage === NoticeStage.Waiting && (
      <span className={css['mark']} data-kind="waiting" title={`${notice.publishFrom ?? ''} 게시`}>
        게시 전
      </span>
    )}
    {notice.stage === NoticeStage.Ended && <span className={css['mark']}>게시 종료</span>}
    {notice.mustReadYN === 'Y' && (
      <span className={css['mark']} data-kind="must">
        필독
      </span>
    )}
  </>
);

/** The subject of a row with its marks and the numbers of comments and attachments. */
export const NoticeTitle = ({ row }: { row: NoticeRow }) => (
  <span className={css['name']} data-unread={row.readYN === 'N' || undefined}>
    <Marks notice={row} />
    <Subject text={row.noticeSubject} colour={row.noticeSubjectColor} />
    {row.commentCnt !== undefined && row.commentCnt > 0 && (
      <small title={`댓글 ${row.commentCnt}개`}>[{row.commentCnt}]</small>
    )}
    {row.fileCnt > 0 && <small>첨부 {row.fileCnt}</small>}
    {row.newYN === 'Y' && (
      <b className={css['new']} title="새 글">
        N
      </b>
    )}
  </span>
);
