import type { AlarmBoard, PortalAlarmKind, ProjectAlarmKind } from '@portal/contract/areas/alarms/feed';
import type { AlarmKind } from '@portal/contract/areas/workspace/kinds';
import type { Generated } from 'kysely';

/** An alarm of one user: about a comment, or about an action in a room. */
export type AlarmTable = {
  id: Generated<number>;
  user_id: string;
  board: AlarmBoard;
  post_id: string;
  /** Null for alarms of rooms, and for those about projects, sites and limits that no comment causes. */
  comment_id: number | null;
  subject: string;
  created_at: Generated<Date>;
  read_at: Date | null;
  /** Only for alarms without a comment: the reason, its author, its text and its place. '' and null otherwise. */
  kind: Generated<AlarmKind | ProjectAlarmKind | PortalAlarmKind | ''>;
  author_id: string | null;
  excerpt: Generated<string>;
  room_id: number | null;
  entry_id: number | null;
  room_comment_id: number | null;
};

/** Tables that this area alone writes. */
export type AlarmTables = {
  alarm: AlarmTable;
};
