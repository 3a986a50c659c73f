import type { Visibility } from '@portal/contract/areas/workspace/policy';
import type {
  Attendance,
  EntryKind,
  Priority,
  Reminder,
  Repeat,
  TaskStatus,
} from '@portal/contract/areas/workspace-entries/kinds';
import type { Change } from '@portal/contract/core/forms';
import type { Generated, JSONColumnType } from 'kysely';

/** A post, task or schedule. Days are 'YYYY-MM-DD'. */
export type RoomEntryTable = {
  id: Generated<number>;
  room_id: number;
  kind: EntryKind;
  author_id: string;
  visibility: Visibility;
  title: Generated<string>;
  /** Clean markup, and its text alone. */
  content: Generated<string>;
  /** What lists show of a long content, itself clean markup; null when they show the content (D-200). */
  excerpt: string | null;
  content_text: Generated<string>;
  search_terms: Generated<string[]>;
  created_at: Generated<Date>;
  edited_at: Date | null;
  pinned_at: Date | null;
  /** Comments and replies that are not deleted. */
  comment_count: Generated<number>;
  version: Generated<number>;
  /** The room's change_no when it last changed. */
  change_no: Generated<number>;
  /** Of tasks alone. */
  task_status: TaskStatus | null;
  priority: Priority | null;
  start_day: string | null;
  due_day: string | null;
  progress: number | null;
  /** What it was before it was completed. */
  progress_before: number | null;
  /** Place in its column, compared as text. */
  board_rank: string | null;
  /** Of schedules alone; their days are occurrences. */
  place: Generated<string>;
  reminder: Generated<Reminder>;
  repeat: Generated<Repeat>;
  repeat_until: string | null;
};

export type RoomCommentTable = {
  id: Generated<number>;
  room_id: number;
  entry_id: number;
  parent_id: number | null;
  author_id: string;
  content: string;
  search_terms: Generated<string[]>;
  created_at: Generated<Date>;
  edited_at: Date | null;
  /** Keeps its place while it has replies. */
  deleted_at: Date | null;
  version: Generated<number>;
};

export type RoomMentionTable = { entry_id: number; comment_id: number | null; user_id: string };

export type RoomSubTaskTable = {
  id: Generated<number>;
  entry_id: number;
  title: string;
  user_id: string | null;
  due_day: string | null;
  done: Generated<boolean>;
  version: Generated<number>;
};

/** What an entry said before an edit. */
export type RoomHistoryTable = {
  id: Generated<number>;
  entry_id: number;
  version: number;
  editor_id: string;
  created_at: Generated<Date>;
  /** Of what it said then. */
  visibility: Visibility;
  title: string;
  content: string;
  /** As in the entry. */
  excerpt: string | null;
  changes: JSONColumnType<Change[]>;
};

export type RoomFileTable = {
  id: Generated<number>;
  room_id: number;
  /** Null until an entry names it. */
  entry_id: number | null;
  position: Generated<number>;
  name: string;
  bytes: number;
  is_picture: Generated<boolean>;
  uploaded_by: string;
  uploaded_at: Generated<Date>;
};

/** One time of a schedule. `day` is its day in the series, wherever it was moved. */
export type RoomOccurrenceTable = {
  entry_id: number;
  room_id: number;
  day: string;
  start_day: string;
  start_time: Generated<string>;
  end_day: string;
  end_time: Generated<string>;
  all_day: Generated<boolean>;
  left_out: Generated<boolean>;
  changed: Generated<boolean>;
  /** Null when nobody is to be reminded, or everybody was. */
  remind_at: Date | null;
};

export type RoomAssigneeTable = { entry_id: number; user_id: string };
export type RoomReadTable = { entry_id: number; user_id: string; read_at: Generated<Date> };
export type RoomAttendanceTable = { entry_id: number; day: string; user_id: string; attendance: Attendance };

/** Tables that this area alone writes. */
export type WorkspaceEntryTables = {
  room_entry: RoomEntryTable;
  room_comment: RoomCommentTable;
  room_assignee: RoomAssigneeTable;
  room_mention: RoomMentionTable;
  room_read: RoomReadTable;
  room_sub_task: RoomSubTaskTable;
  room_history: RoomHistoryTable;
  room_file: RoomFileTable;
  room_occurrence: RoomOccurrenceTable;
  room_attendance: RoomAttendanceTable;
};
