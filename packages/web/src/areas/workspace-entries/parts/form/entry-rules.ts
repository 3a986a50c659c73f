import { entryFields, FILES_ITEM, timesItem } from '@portal/contract/areas/workspace-entries/changes';
import { REPEATS } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import { type FormItem, fieldItem } from '@portal/contract/core/forms';
import { plainText } from '@portal/contract/core/rich-text';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import {
  type EntryDraft,
  entryDraftOf,
  type ScheduleDraft,
  scheduleDraftOf,
  type TaskDraft,
  taskDraftOf,
} from './entry-drafts.ts';

/** The comparison items that every entry has. */
const commonItems: readonly FormItem<EntryDraft>[] = [
  fieldItem('제목', 'Title'),
  {
    name: '내용',
    fields: ['Content', 'Mentions', 'MentionIds'],
    key: ({ Content }) => Content,
    show: ({ Content }) => plainText(Content),
  },
  entryFields.visibility,
  {
    name: FILES_ITEM,
    fields: ['Files'],
    key: ({ Files }) => Files.map(({ id }) => id).join(' '),
    show: ({ Files }) => Files.map(({ original }) => original).join(', '),
  },
];

const taskItems = (nameOf: (userId: string) => string): readonly FormItem<TaskDraft>[] => [
  ...commonItems,
  {
    name: '담당자',
    fields: ['AssigneeIds'],
    key: ({ AssigneeIds }) => AssigneeIds.join(' '),
    show: ({ AssigneeIds }) => AssigneeIds.map(nameOf).join(', '),
  },
  entryFields.status,
  entryFields.priority,
  entryFields.startDay,
  entryFields.dueDay,
  {
    name: '진척도',
    fields: ['Progress'],
    key: ({ Progress }) => String(Progress),
    show: ({ Progress }) => `${Progress}%`,
  },
];

const scheduleItems: readonly FormItem<ScheduleDraft>[] = [
  ...commonItems,
  timesItem,
  entryFields.place,
  entryFields.reminder,
  {
    name: '반복',
    fields: ['Repeat', 'RepeatUntil'],
    key: ({ Repeat, RepeatUntil }) => `${Repeat} ${RepeatUntil}`,
    show: ({ Repeat, RepeatUntil }) => (Repeat === 'N' ? REPEATS.N : `${REPEATS[Repeat]}, ${RepeatUntil}까지`),
  },
];

export const postRules: EditRules<EntryRow, EntryDraft> = { draftOf: entryDraftOf, items: commonItems };
export const taskRules = (nameOf: (userId: string) => string): EditRules<EntryRow, TaskDraft> => ({
  draftOf: taskDraftOf,
  items: taskItems(nameOf),
});
export const scheduleRules: EditRules<EntryRow, ScheduleDraft> = { draftOf: scheduleDraftOf, items: scheduleItems };
