import { type FormItem, fieldItem } from '../../core/forms.ts';
import { VISIBILITIES, type Visibility } from '../workspace/policy.ts';
import type { TimesDraft } from './forms.ts';
import {
  PRIORITIES,
  type Priority,
  REMINDERS,
  REPEATS,
  type Reminder,
  type Repeat,
  TASK_STATUSES,
  type TaskStatus,
} from './kinds.ts';

/**
 * The values of an entry that the history compares, besides title and content. A field that its kind does not have is
 * ''.
 */
export type EntryValues = {
  Visibility: Visibility;
  /** File names. */
  files: string;
  TaskStatus: TaskStatus | '';
  Priority: Priority | '';
  /** Names of people. */
  assignees: string;
  StartDay: string;
  DueDay: string;
  Progress: string;
  /** Start and end; of a series those of its first occurrence, and the number of occurrences. */
  times: string;
  Place: string;
  Reminder: Reminder | '';
  Repeat: Repeat | '';
  RepeatUntil: string;
};

/** Name of the files in the history. Not every editor may see the files. */
export const FILES_ITEM = '파일';

/** Edit items that the forms and the history share. */
export const entryFields = {
  visibility: fieldItem('공개 범위', 'Visibility', (code: Visibility) => VISIBILITIES[code]),
  status: fieldItem('상태', 'TaskStatus', (code: TaskStatus | '') => (code === '' ? '' : TASK_STATUSES[code])),
  priority: fieldItem('우선순위', 'Priority', (code: Priority | '') => (code === '' ? '' : PRIORITIES[code])),
  startDay: fieldItem('시작일', 'StartDay'),
  dueDay: fieldItem('마감일', 'DueDay'),
  place: fieldItem('장소', 'Place'),
  reminder: fieldItem('알림', 'Reminder', (code: Reminder | '') => (code === '' ? '' : REMINDERS[code].label)),
};

/** Start and end of a schedule, compared as one item. */
export const timesItem: FormItem<TimesDraft> = {
  name: '일시',
  fields: ['StartDay', 'StartTime', 'EndDay', 'EndTime', 'AllDayYn'],
  key: ({ StartDay, StartTime, EndDay, EndTime, AllDayYn }) =>
    [StartDay, StartTime, EndDay, EndTime, AllDayYn].join(' '),
  show: ({ StartDay, StartTime, EndDay, EndTime, AllDayYn }) =>
    AllDayYn === 'Y' ? `${StartDay} ~ ${EndDay}` : `${StartDay} ${StartTime} ~ ${EndDay} ${EndTime}`,
};

/** The items of an entry that the history shows. */
export const entryItems: readonly FormItem<EntryValues>[] = [
  entryFields.visibility,
  entryFields.status,
  entryFields.priority,
  fieldItem('담당자', 'assignees'),
  entryFields.startDay,
  entryFields.dueDay,
  fieldItem('진척도', 'Progress', (progress: string) => (progress === '' ? '' : `${progress}%`)),
  fieldItem('일시', 'times'),
  entryFields.place,
  entryFields.reminder,
  fieldItem('반복', 'Repeat', (code: Repeat | '') => (code === '' ? '' : REPEATS[code])),
  fieldItem('반복 종료일', 'RepeatUntil'),
  fieldItem(FILES_ITEM, 'files'),
];
