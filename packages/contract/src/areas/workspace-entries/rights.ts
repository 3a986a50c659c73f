import type { workspaceCalls } from '../workspace/calls.ts';
import type { CommentAction, EntryAction, RoomAction } from '../workspace/policy.ts';
import type { workspaceEntryCalls } from './calls.ts';
import type { entryCommentCalls } from './comment-calls.ts';
import type { entryViewCalls } from './view-calls.ts';

type PathsOf<Calls extends Record<string, { path: string }>> = Calls[keyof Calls]['path'];
/** Path of any call of the workspace. */
export type WorkspacePath =
  | PathsOf<typeof workspaceCalls>
  | PathsOf<typeof workspaceEntryCalls>
  | PathsOf<typeof entryCommentCalls>
  | PathsOf<typeof entryViewCalls>;

/**
 * What a call requires of its caller: a right to an entry, to a comment or to a room. 'seen' requires membership, and
 * the answer contains only what the member may see. 'staff' requires only that the caller may use the workspace.
 */
export type Right = { entry: EntryAction } | { comment: CommentAction } | { room: RoomAction } | 'seen' | 'staff';

/** The right that each call requires. `task-change` requires 'edit' for every field but the status. docs/permissions.md prints them, and the server's tests check them (D-37). */
export const RIGHTS = {
  'Project/left-project-list': 'staff',
  'Project/project-add': 'staff',
  'Project/project-list': 'staff',
  'Project/project-join': 'staff',
  'Project/project-join-cancel': 'staff',
  'Project/project-request-list': 'staff',
  'Project/project-take-over': 'staff',
  'Project/project-info': { room: 'see' },
  'Project/project-member-list': { room: 'see' },
  'Project/project-record-list': { room: 'see' },
  'Project/project-leave': { room: 'leave' },
  'Project/project-alarm-set': { room: 'setAlarms' },
  'Project/project-edit': { room: 'edit' },
  'Project/project-archive': { room: 'archive' },
  'Project/project-delete': { room: 'remove' },
  'Project/project-request-approve': { room: 'members' },
  'Project/project-request-refuse': { room: 'members' },
  'Project/project-invite': { room: 'members' },
  'Project/project-invite-cancel': { room: 'members' },
  'Project/project-staff-list': { room: 'members' },
  'Project/project-admin-add': { room: 'members' },
  'Project/project-admin-delete': { room: 'members' },
  'Project/project-member-delete': { room: 'members' },
  'Project/feed-list': 'seen',
  'Project/feed-pinned-list': 'seen',
  'Project/feed-refresh': 'seen',
  'Project/entry-read': 'seen',
  'Project/task-list': 'seen',
  'Project/task-board': 'seen',
  'Project/calendar-list': 'seen',
  'Project/room-file-list': 'seen',
  'Project/tab-count-info': 'seen',
  'Project/entry-search': 'seen',
  'Project/room-file-upload': { room: 'upload' },
  'Project/entry-info': { entry: 'see' },
  'Project/entry-reader-list': { entry: 'see' },
  'Project/entry-history-list': { entry: 'history' },
  'Project/entry-history-info': { entry: 'history' },
  'Project/post-add': { entry: 'create' },
  'Project/task-add': { entry: 'create' },
  'Project/schedule-add': { entry: 'create' },
  'Project/post-edit': { entry: 'edit' },
  'Project/task-edit': { entry: 'edit' },
  'Project/task-change': { entry: 'changeStatus' },
  'Project/task-move': { entry: 'changeStatus' },
  'Project/subtask-add': { entry: 'edit' },
  'Project/subtask-edit': { entry: 'edit' },
  'Project/subtask-delete': { entry: 'edit' },
  'Project/schedule-edit': { entry: 'edit' },
  'Project/schedule-day-edit': { entry: 'edit' },
  'Project/schedule-day-delete': { entry: 'edit' },
  'Project/schedule-attend': { entry: 'attend' },
  'Project/entry-react': { entry: 'react' },
  'Project/entry-pin': { entry: 'pin' },
  'Project/entry-delete': { entry: 'remove' },
  'Project/entry-comment-list': { entry: 'see' },
  'Project/entry-comment-add': { entry: 'comment' },
  'Project/entry-comment-edit': { comment: 'edit' },
  'Project/entry-comment-delete': { comment: 'remove' },
  'Project/room-file-download': { entry: 'download' },
  'Workspace/{name}': { entry: 'download' },
} as const satisfies Record<WorkspacePath, Right>;
