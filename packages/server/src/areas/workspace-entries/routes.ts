import type { workspaceEntryCalls } from '@portal/contract/areas/workspace-entries/calls';
import type { entryCommentCalls } from '@portal/contract/areas/workspace-entries/comment-calls';
import type { entryViewCalls } from '@portal/contract/areas/workspace-entries/view-calls';
import type { Routes } from '#http/handler-types.ts';
import { addPost, addSchedule, addTask, editPost, editSchedule, editTask } from './add-and-edit.ts';
import { changeTask, moveTask } from './change-task.ts';
import { attend, editTime, removeTime } from './change-time.ts';
import { addComment, editComment, listComments, removeComment } from './comments.ts';
import { download, listFiles, showPicture, uploadFiles } from './files.ts';
import { pin, react, remove } from './pin-and-remove.ts';
import { listFeed, listPinned, listReaders, markRead, read, refreshFeed } from './read-feed.ts';
import { listHistory, readHistory } from './read-history.ts';
import { countTabs, listCalendar, listTasks, readBoard, search } from './read-views.ts';
import { addSubTask, editSubTask, removeSubTask } from './sub-tasks.ts';

/** The handlers of the calls of entries. */
export const workspaceEntryRoutes: Routes<typeof workspaceEntryCalls> = {
  listFeed,
  listPinned,
  refreshFeed,
  read,
  listHistory,
  readHistory,
  listReaders,
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
  react,
  pin,
  remove,
};

/** The handlers of the calls of comments on entries. */
export const entryCommentRoutes: Routes<typeof entryCommentCalls> = {
  listComments,
  addComment,
  editComment,
  removeComment,
};

/** The handlers of the task table, the board, the calendar, files and search. */
export const entryViewRoutes: Routes<typeof entryViewCalls> = {
  listTasks,
  readBoard,
  listCalendar,
  listFiles,
  countTabs,
  search,
  uploadFiles,
  download,
  showPicture,
};
