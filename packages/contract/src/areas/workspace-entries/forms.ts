import { daysBetween } from '../../core/dates.ts';
import { type Check, filled, isBlank } from '../../core/forms.ts';
import { isBlankMarkup, isBounded } from '../../core/rich-text.ts';
import { ENTRY_LIMIT, type Repeat } from './kinds.ts';
import { daysOfSeries } from './series.ts';

/** The checked fields of every entry. */
export type EntryDraft = { Title: string; Content: string; MentionIds: readonly string[] };
export type TaskDraft = EntryDraft & {
  StartDay: string;
  DueDay: string;
  Progress: number;
  AssigneeIds: readonly string[];
};
export type TimesDraft = { StartDay: string; StartTime: string; EndDay: string; EndTime: string; AllDayYn: 'Y' | 'N' };
export type ScheduleDraft = EntryDraft & TimesDraft & { Repeat: Repeat; RepeatUntil: string };

/** Checked first, so that no other check parses a content that is too large (TH8b). */
const bounded: Check<EntryDraft> = {
  field: 'Content',
  fails: ({ Content }) => !isBounded(Content),
  message: 'entry.content.tooLarge',
};

const mentioned: Check<EntryDraft> = {
  field: 'MentionIds',
  fails: ({ MentionIds }) => MentionIds.length > ENTRY_LIMIT.mentions,
  message: 'entry.mentions.many',
};

/** A post needs a content or a title, because either is shown as its heading. */
export const postChecks: readonly Check<EntryDraft>[] = [
  bounded,
  {
    field: 'Content',
    fails: ({ Title, Content }) => isBlank(Title) && isBlankMarkup(Content),
    message: 'entry.content.blank',
  },
  mentioned,
];

export const taskChecks: readonly Check<TaskDraft>[] = [
  bounded,
  filled('Title', 'entry.title.blank'),
  {
    field: 'DueDay',
    fails: ({ StartDay, DueDay }) => StartDay !== '' && DueDay !== '' && DueDay < StartDay,
    message: 'entry.due.early',
    atOnce: true,
  },
  {
    field: 'Progress',
    fails: ({ Progress }) => Progress < 0 || Progress > ENTRY_LIMIT.progress,
    message: 'entry.progress.range',
  },
  {
    field: 'AssigneeIds',
    fails: ({ AssigneeIds }) => AssigneeIds.length > ENTRY_LIMIT.assignees,
    message: 'entry.assignees.many',
  },
  mentioned,
];

const isBackwards = ({ StartDay, StartTime, EndDay, EndTime, AllDayYn }: TimesDraft): boolean =>
  AllDayYn === 'Y' ? EndDay < StartDay : `${EndDay} ${EndTime}` < `${StartDay} ${StartTime}`;

/** Checks of the times of a schedule, for a single one and for an occurrence of a series. */
export const timesChecks: readonly Check<TimesDraft>[] = [
  filled('StartDay', 'entry.start.blank'),
  filled('EndDay', 'entry.end.blank'),
  {
    field: 'StartTime',
    fails: ({ AllDayYn, StartTime }) => AllDayYn === 'N' && StartTime === '',
    message: 'entry.start.blank',
  },
  {
    field: 'EndTime',
    fails: ({ AllDayYn, EndTime }) => AllDayYn === 'N' && EndTime === '',
    message: 'entry.end.blank',
  },
  { field: 'EndDay', fails: isBackwards, message: 'entry.end.early', atOnce: true },
  {
    field: 'EndDay',
    fails: ({ StartDay, EndDay }) => daysBetween(StartDay, EndDay) >= ENTRY_LIMIT.days,
    message: 'entry.days.many',
    atOnce: true,
  },
];

export const scheduleChecks: readonly Check<ScheduleDraft>[] = [
  bounded,
  filled('Title', 'entry.title.blank'),
  ...timesChecks,
  {
    field: 'RepeatUntil',
    fails: ({ Repeat, RepeatUntil, StartDay }) => Repeat !== 'N' && (RepeatUntil === '' || RepeatUntil < StartDay),
    message: 'entry.until.blank',
  },
  {
    field: 'RepeatUntil',
    fails: ({ StartDay, Repeat, RepeatUntil }) =>
      daysOfSeries(StartDay, Repeat, RepeatUntil).length > ENTRY_LIMIT.occurrences,
    message: 'entry.series.long',
  },
  mentioned,
];

export const subTaskChecks = [filled('Title', 'entry.subTask.blank')];

/** The checks of a comment or reply. */
export const roomCommentChecks: readonly Check<{ CommentContent: string; MentionIds: readonly string[] }>[] = [
  filled('CommentContent', 'entry.comment.blank'),
  {
    field: 'MentionIds',
    fails: ({ MentionIds }) => MentionIds.length > ENTRY_LIMIT.mentions,
    message: 'entry.mentions.many',
  },
];
