import type { AlarmMode, HomeTab, RecordKind, RoomColor } from '@portal/contract/areas/workspace/kinds';
import type { Permissions } from '@portal/contract/areas/workspace/policy';
import type { Generated } from 'kysely';

export type RoomTable = {
  id: Generated<number>;
  name: string;
  description: string;
  color: RoomColor;
  home_tab: HomeTab;
  needs_approval: boolean;
  create_post: Permissions['CreatePost'];
  edit_post: Permissions['EditPost'];
  view_post: Permissions['ViewPost'];
  create_comment: Permissions['CreateComment'];
  view_file: Permissions['ViewFile'];
  download_file: Permissions['DownloadFile'];
  created_by: string;
  created_at: Generated<Date>;
  archived_at: Date | null;
  /** Version of the settings. */
  version: Generated<number>;
  /** Increases with every change in the room. */
  change_no: Generated<number>;
  /** The change at which what members may do changed last. */
  rights_no: Generated<number>;
};

export type RoomMemberTable = {
  room_id: number;
  user_id: string;
  is_admin: Generated<boolean>;
  alarm_mode: Generated<AlarmMode>;
  /** Entries above this id are new to the member. */
  seen_entry_id: Generated<number>;
  joined_at: Generated<Date>;
};

/** A user who requested membership, or was invited. */
export type RoomCandidateTable = {
  room_id: number;
  user_id: string;
  status: 'W' | 'I';
  created_at: Generated<Date>;
};

/** A change of members or settings. */
export type RoomRecordTable = {
  id: Generated<number>;
  room_id: number;
  user_id: string;
  action: RecordKind;
  detail: Generated<string>;
  created_at: Generated<Date>;
};

/** Tables that this area alone writes. */
export type WorkspaceTables = {
  room: RoomTable;
  room_member: RoomMemberTable;
  room_candidate: RoomCandidateTable;
  room_record: RoomRecordTable;
};
