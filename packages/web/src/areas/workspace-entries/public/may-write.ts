import { mayActOnEntry } from '@portal/contract/areas/workspace/policy';
import type { RoomInfo } from '@portal/contract/areas/workspace/shapes';

/** Whether this member may now create an entry that all members can see. */
export function mayWrite(room: RoomInfo): boolean {
  const permissions = {
    CreatePost: room.createPost,
    EditPost: room.editPost,
    ViewPost: room.viewPost,
    CreateComment: room.createComment,
    ViewFile: room.viewFile,
    DownloadFile: room.downloadFile,
  };
  const rules = { permissions, isArchived: room.archivedYn === 'Y' };
  return mayActOnEntry('create', rules, { visibility: 'A' }, { isAdmin: room.adminYn === 'Y', isAuthor: true });
}
