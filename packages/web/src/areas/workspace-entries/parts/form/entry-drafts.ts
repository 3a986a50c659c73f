import type { Visibility } from '@portal/contract/areas/workspace/policy';
import type { Priority, Reminder, Repeat, TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryFile, EntryRow, RoomPerson } from '@portal/contract/areas/workspace-entries/shapes';
import { joinValues } from '@portal/contract/core/formats';
import { plainText } from '@portal/contract/core/rich-text';
import type { ChosenFile } from '#kit/files/chosen-file.ts';
import { today } from '#lib/days.ts';
import { mentionedIds } from '../mentions/mention-typing.ts';

/** A person who was mentioned while the text was written. */
export type MentionedPerson = Pick<RoomPerson, 'userId' | 'userName'>;

/** The draft fields that all three types of entry have. */
export type EntryDraft = {
  Title: string;
  Content: string;
  Visibility: Visibility;
  /** Everyone chosen so far. Only those still in the text are sent. */
  Mentions: readonly MentionedPerson[];
  MentionIds: readonly string[];
  Files: readonly ChosenFile[];
};

/** The draft of a task. */
export type TaskDraft = EntryDraft & {
  TaskStatus: TaskStatus;
  Priority: Priority;
  AssigneeIds: readonly string[];
  StartDay: string;
  DueDay: string;
  Progress: number;
};

/** The draft of a schedule. */
export type ScheduleDraft = EntryDraft & {
  StartDay: string;
  StartTime: string;
  EndDay: string;
  EndTime: string;
  AllDayYn: 'Y' | 'N';
  Place: string;
  Reminder: Reminder;
  Repeat: Repeat;
  RepeatUntil: string;
};

export const EMPTY_POST: EntryDraft = {
  Title: '',
  Content: '',
  Visibility: 'A',
  Mentions: [],
  MentionIds: [],
  Files: [],
};

export const EMPTY_TASK: TaskDraft = {
  ...EMPTY_POST,
  TaskStatus: 'R',
  Priority: 'N',
  AssigneeIds: [],
  StartDay: '',
  DueDay: '',
  Progress: 0,
};

/** The initial draft of a schedule, one hour today. */
export const emptySchedule = (): ScheduleDraft => ({
  ...EMPTY_POST,
  StartDay: today(),
  StartTime: '09:00',
  EndDay: today(),
  EndTime: '10:00',
  AllDayYn: 'N',
  Place: '',
  Reminder: 'N',
  Repeat: 'N',
  RepeatUntil: '',
});

const LAST_MINUTE = '23:59';
const timeAt = (hour: number): string => (hour > 23 ? LAST_MINUTE : `${String(hour).padStart(2, '0')}:00`);

/** The preset times of a schedule on a day, for one hour when an hour is known. */
export const scheduleOn = (day: string, hour?: number): Partial<ScheduleDraft> => ({
  StartDay: day,
  EndDay: day,
  ...(hour === undefined ? {} : { StartTime: timeAt(hour), EndTime: timeAt(hour + 1), AllDayYn: 'N' }),
});

/** The draft with the ids of the people who are still mentioned in its text. */
export const withMentions = <Draft extends EntryDraft>(draft: Draft): Draft => ({
  ...draft,
  MentionIds: mentionedIds(plainText(draft.Content), draft.Mentions),
});

/** Title and content of a draft as plain text. */
export const draftText = ({ Title, Content }: EntryDraft): string =>
  [Title, plainText(Content)].filter((text) => text.trim() !== '').join('\n');

/** A stored file in a form. Only its id is sent again. */
const storedFile = ({ fileId, fileName, showPath }: EntryFile): ChosenFile => ({
  id: String(fileId),
  original: fileName,
  stored: String(fileId),
  blob: new Blob(),
  preview: showPath,
  sent: true,
});

/** The common draft fields of a stored entry. */
export const entryDraftOf = (entry: EntryRow): EntryDraft => ({
  Title: entry.title,
  Content: entry.content,
  Visibility: entry.visibility,
  Mentions: entry.mentions,
  MentionIds: entry.mentions.map(({ userId }) => userId),
  Files: entry.files.map(storedFile),
});

/** The draft of a stored task. */
export function taskDraftOf(entry: EntryRow): TaskDraft {
  const { task } = entry;
  if (task === null) return { ...EMPTY_TASK, ...entryDraftOf(entry) };
  return {
    ...entryDraftOf(entry),
    TaskStatus: task.taskStatus,
    Priority: task.priority,
    AssigneeIds: task.assignees.map(({ userId }) => userId),
    StartDay: task.startDay,
    DueDay: task.dueDay,
    Progress: task.progress,
  };
}

/** The draft of a stored schedule. */
export function scheduleDraftOf(entry: EntryRow): ScheduleDraft {
  const { schedule } = entry;
  if (schedule === null) return { ...emptySchedule(), ...entryDraftOf(entry) };
  return {
    ...entryDraftOf(entry),
    StartDay: schedule.startDay,
    StartTime: schedule.startTime,
    EndDay: schedule.endDay,
    EndTime: schedule.endTime,
    AllDayYn: schedule.allDayYn,
    Place: schedule.place,
    Reminder: schedule.reminder,
    Repeat: schedule.repeat,
    RepeatUntil: schedule.repeatUntil,
  };
}

/** The request fields that all types have, with the file ids from the server. */
export const entryRequest = ({ Title, Content, Visibility, MentionIds }: EntryDraft, fileIds: readonly number[]) => ({
  Title,
  Content,
  Visibility,
  MentionIds: joinValues(MentionIds),
  FileIds: joinValues(fileIds.map(String)),
});

/** The request fields of a task. */
export const taskRequest = (draft: TaskDraft, fileIds: readonly number[]) => ({
  ...entryRequest(draft, fileIds),
  TaskStatus: draft.TaskStatus,
  Priority: draft.Priority,
  AssigneeIds: joinValues(draft.AssigneeIds),
  StartDay: draft.StartDay,
  DueDay: draft.DueDay,
  Progress: draft.Progress,
});

/** The request fields of a schedule. */
export const scheduleRequest = (draft: ScheduleDraft, fileIds: readonly number[]) => ({
  ...entryRequest(draft, fileIds),
  StartDay: draft.StartDay,
  StartTime: draft.AllDayYn === 'Y' ? '' : draft.StartTime,
  EndDay: draft.EndDay,
  EndTime: draft.AllDayYn === 'Y' ? '' : draft.EndTime,
  AllDayYn: draft.AllDayYn,
  Place: draft.Place,
  Reminder: draft.Reminder,
  Repeat: draft.Repeat,
  RepeatUntil: draft.Repeat === 'N' ? '' : draft.RepeatUntil,
});
