import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import type { entryCommentCalls } from '@portal/contract/areas/workspace-entries/comment-calls';
import type { entryViewCalls } from '@portal/contract/areas/workspace-entries/view-calls';
import type { Routes } from '../../http/handlers.ts';
import { pin, remove } from './curate-entries.ts';
import { download, listFiles, showPicture, uploadFiles } from './files.ts';
import { listFeed, listHistory, listPinned, markRead, read, refreshFeed } from './read-feed.ts';
import { listCalendar, listTasks, readBoard, search } from './read-views.ts';
import { addPost, addSchedule, addTask, editPost, editSchedule, editTask } from './save-entries.ts';
import { attend, editTime, removeTime } from './schedules.ts';
import { addSubTask, editSubTask, removeSubTask } from './sub-tasks.ts';
import { addComment, editComment, listComments, removeComment } from './talk.ts';
import { changeTask, moveTask } from './tasks.ts';

export const workspaceEntryRoutes: Routes<typeof workspaceEntryCalls> = {
  listFeed,
  listPinned,
  refreshFeed,
  read,
  listHistory,
  markRead,
  addPost,
  editPost,
  addTask,
  editTask,
  changeTask,
  moveTask,
  addSubTask,
  editSubTask,
  removeSubTask,
  addSchedule,
  editSchedule,
  editTime,
  removeTime,
  attend,
  pin,
  remove,
};

export const entryCommentRoutes: Routes<typeof entryCommentCalls> = {
  listComments,
  addComment,
  editComment,
  removeComment,
};

export const entryViewRoutes: Routes<typeof entryViewCalls> = {
  listTasks,
  readBoard,
  listCalendar,
  listFiles,
  search,
  uploadFiles,
  download,
  showPicture,
};
