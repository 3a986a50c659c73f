import {
  PRIORITIES,
  PRIORITY_CODES,
  TASK_STATUS_CODES,
  TASK_STATUSES,
} from '@portal/contract/areas/workspace-entries/kinds';
import { fieldOf } from '#kit/form/field-of.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { SelectField, TextField } from '#ui/fields/fields.tsx';
import { NumberField } from '#ui/fields/number-field.tsx';
import { useCount } from '#ui/fields/use-count.ts';
import { Stack } from '#ui/layout/stack.tsx';
import { AssigneeField } from './assignee-field.tsx';
import type { TaskDraft } from './entry-drafts.ts';
import css from './form.module.css';

const STATUS_OPTIONS = TASK_STATUS_CODES.map((value) => ({ value, label: TASK_STATUSES[value] }));
const PRIORITY_OPTIONS = PRIORITY_CODES.map((value) => ({ value, label: PRIORITIES[value] }));

type Props = { projectId: number; form: FormFields<TaskDraft> };

/** The fields of a task beside its title: people and due day. */
export const TaskLine = ({ projectId, form }: Props) => (
  <>
    <AssigneeField projectId={projectId} {...fieldOf(form, 'AssigneeIds')} />
    <TextField label="마감일" type="date" {...fieldOf(form, 'DueDay')} />
  </>
);

/** The other fields of a task: status, priority, start day, progress (WORK-33, WORK-34, WORK-38). */
export function TaskFields({ form }: Pick<Props, 'form'>) {
  const progress = fieldOf(form, 'Progress');
  const count = useCount({ value: progress.value, onChange: progress.onChange });
  return (
    <Stack gap={12} align="start" className={css['row']}>
      <SelectField label="상태" options={STATUS_OPTIONS} {...fieldOf(form, 'TaskStatus')} />
      <SelectField label="우선순위" options={PRIORITY_OPTIONS} {...fieldOf(form, 'Priority')} />
      <TextField label="시작일" type="date" {...fieldOf(form, 'StartDay')} />
      <NumberField
        label="진척도"
        {...progress}
        {...(count.error === undefined ? {} : { error: count.error })}
        inputMode="numeric"
        suffix="%"
        value={count.shown}
        shown={count.shown}
        reading={count.reading}
        onChange={count.put}
      />
    </Stack>
  );
}
