import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import { mayManageNotices } from '@portal/contract/areas/notices/policy';
import type { NoticeRow } from '@portal/contract/areas/notices/shapes';
import type { Actor } from '@portal/contract/core/actor';
import type { QueryClient } from '@tanstack/react-query';
import { findListedRow } from '#kit/record/listed-row.ts';
import type { ListedRecord } from '#kit/record/waiting-record.tsx';
import { noticeListKey } from '../api.ts';
import { NoticeSubject } from './notice-marks.tsx';

/** What the list of a board knew of a notice. */
export const listedNotice =
  (board: NoticeBoard, actor: Actor) =>
  (client: QueryClient, id: string): ListedRecord | undefined => {
    const row = findListedRow<NoticeRow>(client, noticeListKey(board), (one) => String(one.noticeId) === id);
    return (
      row && {
        name: row.noticeSubject,
        title: <NoticeSubject text={row.noticeSubject} colour={row.noticeSubjectColor} />,
        facts: [],
        sided: mayManageNotices(actor),
      }
    );
  };
