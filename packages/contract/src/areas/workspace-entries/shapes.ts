import { z } from 'zod';
import { flag } from '../../core/fields.ts';
import { ROOM_COLORS } from '../workspace/kinds.ts';
import { ENTRY_ACTION_NAMES, VISIBILITY_CODES } from '../workspace/policy.ts';
import {
  ATTENDANCE_CODES,
  ENTRY_KIND_CODES,
  PRIORITY_CODES,
  REMINDER_CODES,
  REPEAT_CODES,
  TASK_STATUS_CODES,
} from './kinds.ts';

const person = z.object({ userId: z.string(), userName: z.string(), photoName: z.string() });
export type RoomPerson = z.output<typeof person>;

/** A file of an entry, to those who may see it. What may not be loaded has no address. */
export const entryFile = z.object({
  fileId: z.number(),
  fileName: z.string(),
  bytes: z.number(),
  pictureYn: flag,
  /** Address of a picture's preview, else ''. */
  showPath: z.string(),
  /** Address to load it from, or '' when the caller may not. */
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
  /** In lists the first SHOWN_SUB_TASKS, on the board none. */
  subTasks: z.array(subTask),
  subTaskCount: z.number(),
  subTaskDoneCount: z.number(),
});
export type Task = z.output<typeof task>;

/** One time of a schedule: `day` is its day in the series, whatever it was moved to. */
const times = {
  day: z.string(),
  startDay: z.string(),
  startTime: z.string(),
  endDay: z.string(),
  endTime: z.string(),
  allDayYn: flag,
};

const schedule = z.object({
  /** The next time that is not over, or the last one. */
  ...times,
  place: z.string(),
  reminder: z.enum(REMINDER_CODES),
  repeat: z.enum(REPEAT_CODES),
  repeatUntil: z.string(),
  /** Of that time: the own answer, how many gave which, and who (the first few of each). */
  myAttendance: z.enum(ATTENDANCE_CODES),
  attendances: z.array(z.object({ attendance: z.enum(ATTENDANCE_CODES), count: z.number(), people: z.array(person) })),
});
export type Schedule = z.output<typeof schedule>;

/** A comment; replies follow the comment they answer, `parentId` 0 is the first level. */
export const roomComment = z.object({
  commentId: z.number(),
  entryId: z.number(),
  parentId: z.number(),
  ...person.shape,
  commentContent: z.string(),
  mentions: z.array(person),
  createdDtm: z.string(),
  editedYn: flag,
  /** 'Y' keeps the place of a deleted comment that has replies; it says nothing any more. */
  delYn: flag,
  /** The caller may change it, or delete it. */
  editYn: flag,
  removeYn: flag,
  version: z.number(),
});
export type RoomComment = z.output<typeof roomComment>;

/** An entry as one caller sees it. */
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
  /** Clean markup; in lists an excerpt where it is longer than EXCERPT, which `contentMoreYn` tells (D-200). */
  content: z.string(),
  contentMoreYn: flag,
  visibility: z.enum(VISIBILITY_CODES),
  mentions: z.array(person),
  createdDtm: z.string(),
  /** '' when never edited. */
  editedDtm: z.string(),
  pinnedYn: flag,
  readYn: flag,
  /** How many have read it, of how many who see it. */
  readCount: z.number(),
  audienceCount: z.number(),
  files: z.array(entryFile),
  commentCount: z.number(),
  /** The newest OPEN_COMMENTS, oldest first. */
  comments: z.array(roomComment),
  task: task.nullable(),
  schedule: schedule.nullable(),
  /** What the caller may do with it, by the contract's table. */
  actions: z.array(z.enum(ENTRY_ACTION_NAMES)),
  version: z.number(),
  changeNo: z.number(),
});
export type EntryRow = z.output<typeof entryRow>;

/** What an open feed missed: entries that changed, shown ones that are gone, how many new ones wait above. */
export const feedChanges = z.object({
  /** At most FEED_PAGE; `moreIds` changed as well and are asked for again with the same ChangeNo. */
  entries: z.array(entryRow),
  moreIds: z.array(z.number()),
  goneIds: z.array(z.number()),
  newCount: z.number(),
  changeNo: z.number(),
});
export type FeedChanges = z.output<typeof feedChanges>;

/** What an entry said before an edit. */
export const historyRow = z.object({
  historyId: z.number(),
  version: z.number(),
  userId: z.string(),
  userName: z.string(),
  createdDtm: z.string(),
  title: z.string(),
  content: z.string(),
  /** 'Y': the list shows an excerpt of the content, or of a value that changed. */
  moreYn: flag,
  /** Everything else that changed, in words. */
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
  /** May change state, place and fields. */
  editYn: flag,
  version: z.number(),
});
export type TaskRow = z.output<typeof taskRow>;

/** A column of the board: a page of its cards, and whether there are more. */
export const boardColumn = z.object({
  taskStatus: z.enum(TASK_STATUS_CODES),
  cards: z.array(taskRow),
  moreYn: flag,
});

/** A task or one time of a schedule in the calendar. */
export const calendarItem = z.object({
  entryId: z.number(),
  projectId: z.number(),
  projectColor: z.enum(ROOM_COLORS),
  entryKind: z.enum(['T', 'S']),
  title: z.string(),
  ...times,
  place: z.string(),
  /** Of a task its state, else ''. */
  taskStatus: z.enum(['', ...TASK_STATUS_CODES]),
  /** 'Y': a task of the reader's, a schedule that he made or is coming to. */
  mineYn: flag,
  repeatYn: flag,
  editYn: flag,
  version: z.number(),
});
export type CalendarItem = z.output<typeof calendarItem>;

/** A file of the room and the entry it hangs on. */
export const roomFileRow = entryFile.extend({
  entryId: z.number(),
  entryTitle: z.string(),
  entryKind: z.enum(ENTRY_KIND_CODES),
  userName: z.string(),
  createdDtm: z.string(),
});
export type RoomFileRow = z.output<typeof roomFileRow>;

/** A hit: the entry, and the words around what was found, in it or in one of its comments. */
export const hitRow = z.object({
  entryId: z.number(),
  /** Of a comment its id, else 0. */
  commentId: z.number(),
  entryKind: z.enum(ENTRY_KIND_CODES),
  title: z.string(),
  excerpt: z.string(),
  userName: z.string(),
  createdDtm: z.string(),
});
export type HitRow = z.output<typeof hitRow>;
