/** Kinds of entries of the feed (WORK-30 to WORK-32). */
export const EntryKind = { Post: 'P', Task: 'T', Schedule: 'S' } as const;
export const ENTRY_KINDS = { P: '글', T: '업무', S: '일정' } as const;
export type EntryKind = keyof typeof ENTRY_KINDS;
export const ENTRY_KIND_CODES = [EntryKind.Post, EntryKind.Task, EntryKind.Schedule] as const;

/** Statuses of a task, in the order of the board (WORK-33). */
export const TaskStatus = { Requested: 'R', InProgress: 'P', Feedback: 'F', Completed: 'C', OnHold: 'H' } as const;
export const TASK_STATUSES = { R: '요청', P: '진행', F: '피드백', C: '완료', H: '보류' } as const;
export type TaskStatus = keyof typeof TASK_STATUSES;
export const TASK_STATUS_CODES = [
  TaskStatus.Requested,
  TaskStatus.InProgress,
  TaskStatus.Feedback,
  TaskStatus.Completed,
  TaskStatus.OnHold,
] as const;

/** Priorities of a task, most urgent first (WORK-34). */
export const PRIORITIES = { U: '긴급', H: '높음', N: '보통', L: '낮음' } as const;
export type Priority = keyof typeof PRIORITIES;
export const PRIORITY_CODES = ['U', 'H', 'N', 'L'] as const satisfies readonly Priority[];

/** Answers to a schedule (WORK-35). Without an answer a member is undecided. */
export const Attendance = { Yes: 'Y', No: 'N', Undecided: 'U' } as const;
export const ATTENDANCES = { Y: '참석', N: '불참', U: '미정' } as const;
export type Attendance = keyof typeof ATTENDANCES;
export const ATTENDANCE_CODES = [Attendance.Yes, Attendance.No, Attendance.Undecided] as const;

/** Reactions to an entry (D-237). A member gives each at most once. */
export const REACTIONS = { G: '좋아요', K: '확인했어요', T: '고마워요', C: '축하해요', S: '힘내요' } as const;
export type Reaction = keyof typeof REACTIONS;
export const REACTION_CODES = ['G', 'K', 'T', 'C', 'S'] as const satisfies readonly Reaction[];

/** The people of an entry who may get an alarm about its change. */
export type EntryRole = 'author' | 'assignees' | 'mentioned' | 'answered';
/**
 * Who gets the alarm of a change of an entry, besides the member who made it: a completed task, a moved schedule. A
 * reaction has no alarm (D-237, D-238).
 */
export const CHANGE_AUDIENCE = {
  done: ['author', 'assignees'],
  moved: ['author', 'mentioned', 'answered'],
} as const satisfies Record<string, readonly EntryRole[]>;

/** Reminders by their code, with label and minutes before the start (WORK-36). */
export const REMINDERS = {
  N: { label: '없음', minutes: null },
  '10': { label: '10분 전', minutes: 10 },
  '30': { label: '30분 전', minutes: 30 },
  '60': { label: '1시간 전', minutes: 60 },
  '120': { label: '2시간 전', minutes: 120 },
  '180': { label: '3시간 전', minutes: 180 },
  '1440': { label: '1일 전', minutes: 1440 },
  '2880': { label: '2일 전', minutes: 2880 },
  '10080': { label: '7일 전', minutes: 10080 },
} as const;
export type Reminder = keyof typeof REMINDERS;
export const REMINDER_CODES = [
  'N',
  '10',
  '30',
  '60',
  '120',
  '180',
  '1440',
  '2880',
  '10080',
] as const satisfies readonly Reminder[];
/** Start time of an all-day schedule, used only for its reminder. */
export const ALL_DAY_START = '09:00';

/** How a schedule repeats. */
export const REPEATS = { N: '반복 안 함', W: '매주', M: '매월' } as const;
export type Repeat = keyof typeof REPEATS;
export const REPEAT_CODES = ['N', 'W', 'M'] as const satisfies readonly Repeat[];

/** Limits of one entry. `days` is the longest duration of a schedule, `occurrences` the longest series. */
export const ENTRY_LIMIT = {
  subTasks: 100,
  assignees: 50,
  mentions: 50,
  pinned: 3,
  days: 31,
  occurrences: 200,
  progress: 100,
} as const;
/** Page size of tasks, of cards in a column, of history versions, of files and of search hits. */
export const ENTRY_PAGE = 20;
/** Page size of a feed, and most changed entries that one refresh returns (D-200). */
export const FEED_PAGE = 10;
/** Page size of the comments and replies of an entry (D-200). */
export const ENTRY_COMMENT_PAGE = 50;
/** Most characters of markup that a list shows of a content, and of each value of a change (D-200). */
export const EXCERPT = 6000;
export const VALUE_EXCERPT = 500;
/** Most sub-tasks of one task that a list shows (D-200). */
export const SHOWN_SUB_TASKS = 20;
/** Comments shown under an entry before the user loads more. */
export const SHOWN_COMMENTS = 2;
/** Most entries that one refresh of an open feed may request. */
export const REFRESH_LIMIT = 200;
/** Tasks and files are counted up to this number on the tabs of a room. The page then shows '999+'. */
export const TAB_COUNT_LIMIT = 1000;
/** Fewest characters of a search in a room. */
export const MIN_SEARCH_LENGTH = 2;

/** Orders of the task table. Among equal tasks the newer comes first. */
export const TASK_ORDERS = ['dueDay_asc', 'dueDay_desc', 'priority_asc', 'taskStatus_asc', 'entryId_desc'] as const;
export type TaskOrder = (typeof TASK_ORDERS)[number];
