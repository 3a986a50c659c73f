import {
  choice,
  code,
  codeOrBlank,
  day,
  id,
  markup,
  text,
  time,
  userId,
  userIds,
  values,
  version,
  yesNo,
} from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { RICH_LIMIT } from '../../core/rich-text.ts';
import { VISIBILITY_CODES } from '../workspace/policy.ts';
import { PRIORITY_CODES, REMINDER_CODES, REPEAT_CODES, TASK_STATUS_CODES } from './kinds.ts';

export const caller = { LoginUserId: userId() };
export const oneRoom = { ProjectId: id(), ...caller };
export const oneEntry = { EntryId: id(), ...caller };
export const versionField = { Version: version() };
/** Keyset paging: rows after this id, 0 for the first page. A page with fewer rows than its size is the last. */
export const after = { After: choice() };

/** The fields of every entry in add and edit. `FileIds` are all files of the entry, old and new, joined by '^'. */
const content = {
  Title: text(TEXT_LIMIT.name),
  Content: markup(RICH_LIMIT.stored),
  Visibility: codeOrBlank(VISIBILITY_CODES, 'A'),
  MentionIds: userIds(),
  FileIds: values(),
};

export const postFields = content;

export const taskFields = {
  ...content,
  TaskStatus: codeOrBlank(TASK_STATUS_CODES, 'R'),
  Priority: codeOrBlank(PRIORITY_CODES, 'N'),
  AssigneeIds: userIds(),
  StartDay: day(),
  DueDay: day(),
  Progress: choice(),
};

/** Start and end of a schedule. */
export const timesFields = {
  StartDay: day(),
  StartTime: time(),
  EndDay: day(),
  EndTime: time(),
  AllDayYn: yesNo(),
};

export const scheduleFields = {
  ...content,
  ...timesFields,
  Place: text(TEXT_LIMIT.name),
  Reminder: codeOrBlank(REMINDER_CODES, 'N'),
  Repeat: codeOrBlank(REPEAT_CODES, 'N'),
  RepeatUntil: day(),
};

export const subTaskFields = {
  Title: text(TEXT_LIMIT.name),
  SubTaskUserId: userId(),
  DueDay: day(),
};

/** Filter of tasks, shared by the table and the board. */
export const taskFilter = {
  ...oneRoom,
  SearchUserId: userId(),
  SearchStatus: code(TASK_STATUS_CODES),
  SearchPriority: code(PRIORITY_CODES),
  /** 'Y' filters for tasks that are not completed. */
  OpenYn: yesNo(),
  /** Range of the due day; each end may be blank. */
  DueFrom: day(),
  DueUntil: day(),
  /** 'Y' filters for tasks past their due day and not completed. */
  LateYn: yesNo(),
};
