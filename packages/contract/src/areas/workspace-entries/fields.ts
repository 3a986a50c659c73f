import {
  choice,
  code,
  codeOr,
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
export const edited = { Version: version() };
/** A page by key: what comes after this id, 0 for the first; fewer than a page are the last. */
export const after = { After: choice() };

/** What every entry says, in add and edit. `FileIds` are those it is to have, kept and new ones, joined by '^'. */
const said = {
  Title: text(TEXT_LIMIT.name),
  Content: markup(RICH_LIMIT.kept),
  Visibility: codeOr(VISIBILITY_CODES, 'A'),
  MentionIds: userIds(),
  FileIds: values(),
};

export const postFields = said;

export const taskFields = {
  ...said,
  TaskStatus: codeOr(TASK_STATUS_CODES, 'R'),
  Priority: codeOr(PRIORITY_CODES, 'N'),
  AssigneeIds: userIds(),
  StartDay: day(),
  DueDay: day(),
  Progress: choice(),
};

/** When a schedule is. */
export const timesFields = {
  StartDay: day(),
  StartTime: time(),
  EndDay: day(),
  EndTime: time(),
  AllDayYn: yesNo(),
};

export const scheduleFields = {
  ...said,
  ...timesFields,
  Place: text(TEXT_LIMIT.name),
  Reminder: codeOr(REMINDER_CODES, 'N'),
  Repeat: codeOr(REPEAT_CODES, 'N'),
  RepeatUntil: day(),
};

export const subTaskFields = {
  Title: text(TEXT_LIMIT.name),
  SubTaskUserId: userId(),
  DueDay: day(),
};

/** Which tasks the table and the board show; both are views of one filter. */
export const taskFilter = {
  ...oneRoom,
  SearchUserId: userId(),
  SearchStatus: code(TASK_STATUS_CODES),
  SearchPriority: code(PRIORITY_CODES),
  /** 'Y': not completed. */
  OpenYn: yesNo(),
  /** Due on these days, either end may be open. */
  DueFrom: day(),
  DueUntil: day(),
  /** 'Y': past their due day and not completed. */
  LateYn: yesNo(),
};
