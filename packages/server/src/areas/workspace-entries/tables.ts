import type { Visibility } from '@portal/contract/areas/workspace/policy';
import type {
  Attendance,
  EntryKind,
  Priority,
  Reaction,
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
  /**
   * The excerpt of a long content that lists show, also clean markup. Null when lists show the whole content (D-200).
   */
  excerpt: string | null;
  content_text: Generated<string>;
  search_terms: Generated<string[]>;
  created_at: Generated<Date>;
  edited_at: Date | null;
  pinned_at: Date | null;
  /** Comments and replies that are not deleted. */
  comment_count: Generated<number>;
  version: Generated<number>;
  /** The change number of the room at its last change. */
  change_no: Generated<number>;
  /** Only tasks have these columns. */
  task_status: TaskStatus | null;
  priority: Priority | null;
  start_day: string | null;
  due_day: string | null;
  progress: number | null;
  /** The progress before the task was completed. */
  progress_before: number | null;
  /** The rank in its column, compared as text. */
  board_rank: string | null;
  /** Only schedules have these columns; their days are in room_occurrence. */
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
  /** Set when a deleted comment stays because it has replies. */
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

/** An entry before an edit. */
export type RoomHistoryTable = {
  id: Generated<number>;
  entry_id: number;
  version: number;
  editor_id: string;
  created_at: Generated<Date>;
  /** The visibility before the edit. */
  visibility: Visibility;
  title: string;
  content: string;
  /** As in room_entry. */
  excerpt: string | null;
  changes: JSONColumnType<Change[]>;
};

export type RoomFileTable = {
  id: Generated<number>;
  room_id: number;
  /** Null until an entry names the file. */
  entry_id: number | null;
  position: Generated<number>;
  name: string;
  bytes: number;
  is_picture: Generated<boolean>;
  uploaded_by: string;
  uploaded_at: Generated<Date>;
};

/** One time of a schedule. `day` is its original day in the series, also after it was moved. */
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
  /** Null when no reminder is set, or when it was sent. */
  remind_at: Date | null;
};

export type RoomAssigneeTable = { entry_id: number; user_id: string };
export type RoomReadTable = { entry_id: number; user_id: string; read_at: Generated<Date> };
export type RoomAttendanceTable = { entry_id: number; day: string; user_id: string; attendance: Attendance };
export type RoomReactionTable = { entry_id: number; user_id: string; reaction: Reaction; created_at: Generated<Date> };

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
  room_reaction: RoomReactionTable;
};
