import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { NoticeInfo } from '@portal/contract/areas/notices/shapes';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect } from 'react';
import { RecordLayout } from '#kit/record/record-layout.tsx';
import { RichText } from '#kit/rich-text/rich-text.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { landingNotices } from '../api.ts';
import { AttachmentList } from './attachment-list.tsx';
import { Neighbours } from './neighbours.tsx';
import { NoticeHead } from './notice-head.tsx';
import css from './notices.module.css';

type Props = {
  board: NoticeBoard;
  notice: NoticeInfo;
  /** What staff can do with it. */
  actions?: ReactNode;
  /** Who has read it, on a screen with room for a column. */
  side?: ReactNode;
  /** Comments and the like, below the text. */
  children?: ReactNode;
};

/** A notice for reading: its text, attachments and neighbours (NOTICE-24, NOTICE-39). */
export function NoticeRecord({ board, notice, actions, side, children }: Props) {
  const client = useQueryClient();
  // This notice is read now, so the landing page may no longer show it.
  useEffect(() => void client.invalidateQueries({ queryKey: landingNotices.queryKey }), [client]);
  return (
    <RecordLayout
      head={<NoticeHead board={board} notice={notice} actions={actions} talk={children !== undefined} />}
      side={side}
    >
      <Stack gap={24}>
        <article className={css['article']}>
          <RichText html={notice.noticeContent} />
        </article>
        <AttachmentList board={board} notice={notice} />
        {children}
        <Neighbours board={board} notice={notice} />
      </Stack>
    </RecordLayout>
  );
}
