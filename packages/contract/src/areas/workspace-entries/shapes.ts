import { z } from 'zod';
import { flag } from '../../core/fields.ts';
import { ROOM_COLORS } from '../workspace/kinds.ts';
import { ENTRY_ACTION_NAMES, VISIBILITY_CODES } from '../workspace/policy.ts';
import {
  ATTENDANCE_CODES,
  ENTRY_KIND_CODES,
  PRIORITY_CODES,
  REACTION_CODES,
  REMINDER_CODES,
  REPEAT_CODES,
  TASK_STATUS_CODES,
} from './kinds.ts';

const person = z.object({ userId: z.string(), userName: z.string(), photoName: z.string() });
export type RoomPerson = z.output<typeof person>;

/** A member who may see an entry, and when they read it; '' for not yet. */
export const entryReader = z.object({
  ...person.shape,
  deptName: z.string(),
  positionName: z.string(),
  readDtm: z.string(),
});
export type EntryReader = z.output<typeof entryReader>;

/** One reaction to an entry: how many gave it, whether the caller did, and the names of the first few. */
const reaction = z.object({
  reaction: z.enum(REACTION_CODES),
  count: z.number(),
  mineYn: flag,
  userNames: z.array(z.string()),
});
export type EntryReaction = z.output<typeof reaction>;

/** A file of an entry, for members who may see it. Without the right to download it has no address. */
export const entryFile = z.object({
  fileId: z.number(),
  fileName: z.string(),
  bytes: z.number(),
  pictureYn: flag,
  /** Path of a picture's preview; '' for other files, and when the caller may not download. */
  showPath: z.string(),
  /** Path of the download; '' when the caller may not download. */
  savePath: z.string(),
});
export type EntryFile = z.output<typeof entryFile>;

export const subTask = z.object({
  subTaskId: z.number(),
  title: z.string(),
  userId: z.string(),
  userName: z.string(),
  dueDay: z.string(),
  doneYn: flag,
  version: z.number(),
});
export type SubTask = z.output<typeof subTask>;

const task = z.object({
  taskStatus: z.enum(TASK_STATUS_CODES),
  priority: z.enum(PRIORITY_CODES),
  startDay: z.string(),
  dueDay: z.string(),
  progress: z.number(),
  assignees: z.array(person),
  /** In lists the first SHOWN_SUB_TASKS; on the board none. */
  subTasks: z.array(subTask),
  subTaskCount: z.number(),
  subTaskDoneCount: z.number(),
});
export type Task = z.output<typeof task>;

/** One occurrence of a schedule. `day` is its day in the series, even when it was moved. */
const times = {
  day: z.string(),
  startDay: z.string(),
  startTime: z.string(),
  endDay: z.string(),
  endTime: z.string(),
  allDayYn: flag,
};

const schedule = z.object({
  /** The next occurrence that is not over, otherwise the last one. */
  ...times,
  place: z.string(),
  reminder: z.enum(REMINDER_CODES),
  repeat: z.enum(REPEAT_CODES),
  repeatUntil: z.string(),
  /** For that occurrence: the caller's answer, the number of each answer, and the first few people of each. */
  myAttendance: z.enum(ATTENDANCE_CODES),
  attendances: z.array(z.object({ attendance: z.enum(ATTENDANCE_CODES), count: z.number(), people: z.array(person) })),
});
export type Schedule = z.output<typeof schedule>;

/** A comment. Replies follow their comment; `parentId` 0 is no reply. */
export const roomComment = z.object({
  commentId: z.number(),
  entryId: z.number(),
  parentId: z.number(),
  ...person.shape,
  commentContent: z.string(),
  mentions: z.array(person),
  createdDtm: z.string(),
  editedYn: flag,
  /** 'Y' for a deleted comment that is still listed because it has replies. It has no content any more. */
  delYn: flag,
  /** Whether the caller may edit the comment, and whether they may delete it. */
  editYn: flag,
  removeYn: flag,
  version: z.number(),
});
export type RoomComment = z.output<typeof roomComment>;

/** An entry, as the caller may see it. */
export const entryRow = z.object({
  entryId: z.number(),
  projectId: z.number(),
  projectName: z.string(),
  projectColor: z.enum(ROOM_COLORS),
  entryKind: z.enum(ENTRY_KIND_CODES),
  ...person.shape,
  deptName: z.string(),
  positionName: z.string(),
  title: z.string(),
  /** Clean markup. In lists a content longer than EXCERPT is shortened, and `contentMoreYn` is 'Y' (D-200). */
  content: z.string(),
  contentMoreYn: flag,
  visibility: z.enum(VISIBILITY_CODES),
  mentions: z.array(person),
  createdDtm: z.string(),
  /** '' when never edited. */
  editedDtm: z.string(),
  pinnedYn: flag,
  readYn: flag,
  /** How many members have read it, and how many may see it. */
  readCount: z.number(),
  audienceCount: z.number(),
  files: z.array(entryFile),
  /** Only those with a count above 0, in the order of REACTION_CODES. */
  reactions: z.array(reaction),
  commentCount: z.number(),
  /** The newest SHOWN_COMMENTS comments, oldest first. */
  comments: z.array(roomComment),
  task: task.nullable(),
  schedule: schedule.nullable(),
  /** What the caller may do with the entry (ENTRY_ACTIONS). */
  actions: z.array(z.enum(ENTRY_ACTION_NAMES)),
  version: z.number(),
  changeNo: z.number(),
});
export type EntryRow = z.output<typeof entryRow>;

/** What an open feed missed: changed entries, removed entries, and the number of new ones. */
export const feedChanges = z.object({
  /** At most FEED_PAGE entries. `moreIds` have changed too and are requested next, with the same ChangeNo. */
  entries: z.array(entryRow),
  moreIds: z.array(z.number()),
  goneIds: z.array(z.number()),
  newCount: z.number(),
  changeNo: z.number(),
});
export type FeedChanges = z.output<typeof feedChanges>;

/** The content of an entry before an edit. */
export const historyRow = z.object({
  historyId: z.number(),
  version: z.number(),
  userId: z.string(),
  userName: z.string(),
  createdDtm: z.string(),
  title: z.string(),
  content: z.string(),
  /** 'Y' when the list shortens the content or a changed value. */
  moreYn: flag,
  /** The other changes of the edit, as text. */
  changes: z.array(z.object({ itemName: z.string(), originValue: z.string(), newValue: z.string() })),
});
export type HistoryRow = z.output<typeof historyRow>;

/** A task in the table or on the board. */
export const taskRow = z.object({
  entryId: z.number(),
  projectId: z.number(),
  title: z.string(),
  userId: z.string(),
  userName: z.string(),
  visibility: z.enum(VISIBILITY_CODES),
  ...task.shape,
  commentCount: z.number(),
  /** 'Y' when the caller may change its fields, and when they may change its status and place. */
  editYn: flag,
  statusYn: flag,
  version: z.number(),
});
export type TaskRow = z.output<typeof taskRow>;

/** A column of the board: one page of its cards, and whether there are more. */
export const boardColumn = z.object({
  taskStatus: z.enum(TASK_STATUS_CODES),
  cards: z.array(taskRow),
  moreYn: flag,
});

/** A task, or one occurrence of a schedule, in the calendar. */
export const calendarItem = z.object({
  entryId: z.number(),
  projectId: z.number(),
  projectColor: z.enum(ROOM_COLORS),
  entryKind: z.enum(['T', 'S']),
  title: z.string(),
  ...times,
  place: z.string(),
  /** The status of a task, otherwise ''. */
  taskStatus: z.enum(['', ...TASK_STATUS_CODES]),
  /** 'Y' for a task assigned to the caller, and for a schedule that they created or attend. */
  mineYn: flag,
  repeatYn: flag,
  editYn: flag,
  version: z.number(),
});
export type CalendarItem = z.output<typeof calendarItem>;

/** A file of the room, with its entry. */
export const roomFileRow = entryFile.extend({
  entryId: z.number(),
  entryTitle: z.string(),
  entryKind: z.enum(ENTRY_KIND_CODES),
  userName: z.string(),
  createdDtm: z.string(),
});
export type RoomFileRow = z.output<typeof roomFileRow>;

/** What the tabs of a room count, each up to TAB_COUNT_LIMIT, of what the caller sees. */
export const tabCounts = z.object({ openTaskCount: z.number(), fileCount: z.number() });
export type TabCounts = z.output<typeof tabCounts>;

/** A search hit: the entry with its room, and the text around the match in it or in one of its comments. */
export const hitRow = z.object({
  entryId: z.number(),
  projectId: z.number(),
  projectName: z.string(),
  projectColor: z.enum(ROOM_COLORS),
  /** The id of the comment when the match is in a comment, otherwise 0. */
  commentId: z.number(),
  entryKind: z.enum(ENTRY_KIND_CODES),
  title: z.string(),
  excerpt: z.string(),
  userName: z.string(),
  createdDtm: z.string(),
});
export type HitRow = z.output<typeof hitRow>;
