import type { HomeTab, RoomColor } from '@portal/contract/areas/workspace/kinds';
import type { Permissions, RoomRight } from '@portal/contract/areas/workspace/policy';
import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';

/** The form values of a new room and of the room settings, under their request names. */
export type RoomDraft = {
  Name: string;
  Description: string;
  HomeTabType: HomeTab;
  AdminApprovalYn: 'Y' | 'N';
  Color: RoomColor | '';
} & { -readonly [P in RoomRight]: Permissions[P] };

/** The initial values of the dialog (WORK-14, WORK-15, WORK-17). */
export const EMPTY_ROOM: RoomDraft = {
  Name: '',
  Description: '',
  HomeTabType: 'N',
  AdminApprovalYn: 'N',
  Color: '',
  CreatePost: 'ALL',
  EditPost: 'ALL',
  ViewPost: 'ALL',
  CreateComment: 'ALL',
  ViewFile: 'ALL',
  DownloadFile: 'ALL',
};

/** The settings of a room as initial form values. */
export const draftOf = (room: RoomInfo): RoomDraft => ({
  Name: room.name,
  Description: room.description,
  HomeTabType: room.homeTabType,
  AdminApprovalYn: room.adminApprovalYn,
  Color: room.color,
  CreatePost: room.createPost,
  EditPost: room.editPost,
  ViewPost: room.viewPost,
  CreateComment: room.createComment,
  ViewFile: room.viewFile,
  DownloadFile: room.downloadFile,
});
