import { NoticeStage } from '@portal/contract/areas/notices/boards';
import type { NoticeRow } from '@portal/contract/areas/notices/shapes';
import type { ReactNode } from 'react';
import { Chip } from '#ui/marks/chip.tsx';
import { Note } from '#ui/text/note.tsx';
import { Text } from '#ui/text/text.tsx';
import { subjectTone } from './subject-tone.ts';

/** A subject in its colour (NOTICE-16). */
export function NoticeSubject({ text, colour }: { text: string; colour: string }) {
  return <span {...subjectTone(colour)}>{text}</span>;
}

type MarkProps = { kind?: 'must' | 'waiting'; title?: string; children: ReactNode };

/** A short word about a notice, in a frame. */
export const Mark = ({ kind, title, children }: MarkProps) => (
  <Chip kind={kind && 'warn'} weight={kind === 'must' ? 'semibold' : 'regular'} title={title}>
    {children}
  </Chip>
);

type MarkedNotice = Pick<NoticeRow, 'stage' | 'delYN' | 'publishFrom'>;

/** The marks of a notice that not everybody sees: deleted, not yet published, or no longer. */
export const NoticeMarks = ({ notice: { delYN, stage, publishFrom = '' } }: { notice: MarkedNotice }) => (
  <>
    {delYN === 'Y' && <Mark>삭제됨</Mark>}
    {stage === NoticeStage.Waiting && (
      <Mark kind="waiting" title={`${publishFrom} 게시`}>
        게시전
      </Mark>
    )}
    {stage === NoticeStage.Ended && <Mark>게시 종료</Mark>}
  </>
);

/** The marks of a row of a list, with that of a notice that must be read. */
export const RowMarks = ({ row }: { row: NoticeRow }) => (
  <>
    <NoticeMarks notice={row} />
    {row.mustReadYN === 'Y' && <Mark kind="must">필독</Mark>}
  </>
);

/** The numbers of comments and attachments, and whether the notice is new. */
export const RowCounts = ({ row }: { row: NoticeRow }) => (
  <>
    {row.commentCnt !== undefined && row.commentCnt > 0 && (
      <Note as="small" size={12} title={`댓글 ${row.commentCnt}개`}>
        [{row.commentCnt}]
      </Note>
    )}
    {row.fileCnt > 0 && (
      <Note as="small" size={12}>
        첨부 {row.fileCnt}
      </Note>
    )}
    {row.newYN === 'Y' && (
      <Text as="b" size={12} tone="bad" firm title="새 글">
        N
      </Text>
    )}
  </>
);
