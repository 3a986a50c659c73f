import type { NoticeBoard } from '@portal/contract/areas/notices/boards';
import type { Generated, Insertable, Updateable } from 'kysely';

export type NoticeTable = {
  id: Generated<number>;
  version: Generated<number>;
  board: NoticeBoard;
  pinned: boolean;
  category_id: number;
  subject: string;
  subject_color: string;
  /** Clean markup. */
  content: string;
  /** Edition of the allow-list that it was cleaned by. */
  content_edition: number;
  /** Subject and content as plain text, cut to the searched length. */
  search_text: string;
  publish_from: Date | null;
  publish_until: Date | null;
  /** The last day of a must-read notice ('필독'), else null. */
  must_read_until: string | null;
  created_by: string;
  created_at: Generated<Date>;
  deleted_at: Date | null;
  deleted_by: string | null;
};

/** Attachments in their order. */
export type NoticeFileTable = { notice_id: number; position: number; name: string };
/** Pictures that the text of a notice shows. */
export type NoticeImageTable = { notice_id: number; name: string };
/** First opening of a notice by one person. */
export type NoticeReadingTable = { notice_id: number; user_id: string; read_at: Date };
/** How often a notice was opened, and how many of its audience have read it. */
export type NoticeCountTable = { notice_id: number; views: number; readers: number };
export type NoticeReminderTable = {
  notice_id: number;
  user_id: string;
  reminded_at: Date;
  reminded_by: string;
  /** True once the notice was opened after the reminder. */
  answered: Generated<boolean>;
};

export type NewNotice = Insertable<NoticeTable>;
export type NoticeColumns = Updateable<NoticeTable>;

/** Tables that this area alone writes. */
export type NoticeTables = {
  notice: NoticeTable;
  notice_count: NoticeCountTable;
  notice_file: NoticeFileTable;
  notice_image: NoticeImageTable;
  notice_reading: NoticeReadingTable;
  notice_reminder: NoticeReminderTable;
};
