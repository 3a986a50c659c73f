import { postChecks, scheduleChecks, taskChecks } from '@portal/contract/areas/workspace-entries/forms';
import { ENTRY_KINDS, type EntryKind, type TaskStatus } from '@portal/contract/areas/workspace-entries/kinds';
import type { Check } from '@portal/contract/core/forms';
import type { ReactNode } from 'react';
import type { FormFields } from '#kit/form/use-form.ts';
import { useRegistration } from '#kit/form/use-registration.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { addPost, addSchedule, addTask } from '../../api.ts';
import { CommonEntryFields } from './common-entry-fields.tsx';
import {
  draftText,
  EMPTY_POST,
  EMPTY_TASK,
  type EntryDraft,
  emptySchedule,
  entryRequest,
  type ScheduleDraft,
  scheduleOn,
  scheduleRequest,
  type TaskDraft,
  taskRequest,
  withMentions,
} from './entry-drafts.ts';
import { useLostText } from './lost-texts.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { TaskFields, TaskLine } from './task-fields.tsx';
import { useAttachments } from './use-attachments.ts';
import { useSessionDraft } from './use-session-draft.ts';

/** The type of a new entry. A task may have a preset status, a schedule a day and an hour. */
export type NewEntryPreset = { kind: EntryKind; status?: TaskStatus; day?: string; hour?: number | undefined };
export type NewEntryProps = NewEntryPreset & { projectId: number; onDone: () => Promise<unknown> };

type Kind<Draft extends EntryDraft, Request> = {
  empty: Draft;
  /** Preset values of the place that opened the form. They override a stored draft. */
  start?: Partial<Draft>;
  checks: readonly Check<Draft>[];
  requestOf: (draft: Draft, fileIds: readonly number[]) => Request;
  send: (request: Request & { ProjectId: number }, idempotencyKey: string) => Promise<unknown>;
  /** The fields beside the title, which the form begins with, and those behind '더 보기'. */
  line?: (form: FormFields<Draft>) => ReactNode;
  fields?: (form: FormFields<Draft>) => ReactNode;
};

/** The form of one type of new entry. Its draft is stored, and files upload while the user writes. */
function Form<Draft extends EntryDraft, Request extends object>({
  projectId,
  onDone,
  kind,
  empty,
  start = {},
  checks,
  requestOf,
  send,
  line,
  fields,
}: NewEntryProps & Kind<Draft, Request>) {
  const sessionDraft = useSessionDraft(`${projectId} ${kind}`, empty);
  const { form, submit } = useRegistration<Draft, Request & { ProjectId: number }>({
    initial: { ...sessionDraft.initial, ...start },
    empty,
    checks,
    normalize: withMentions,
    requestOf: async (draft) => {
      const fileIds = await attachments.finishUploads();
      return fileIds && { ...requestOf(draft, fileIds), ProjectId: projectId };
    },
    send,
    done: 'entry.add.done',
    failed: 'entry.add.failed',
    onDone: async () => {
      sessionDraft.forget();
      await onDone();
    },
  });
  const commonForm: FormFields<EntryDraft> = { ...form, change: (part) => form.change(part as Partial<Draft>) };
  const attachments = useAttachments({
    projectId,
    files: form.draft.Files,
    onChange: (Files) => commonForm.change({ Files }),
  });
  sessionDraft.store(form.draft);
  useLostText({ target: { projectId, action: 'create' }, label: ENTRY_KINDS[kind], text: draftText(form.draft) });
  return (
    <CommonEntryFields
      projectId={projectId}
      form={commonForm}
      attachments={attachments}
      {...(line ? { line: line(form) } : {})}
      foot={
        <BusyButton busy={form.busy} onClick={submit}>
          등록
        </BusyButton>
      }
    >
      {fields?.(form)}
    </CommonEntryFields>
  );
}

/** A new post, task or schedule. */
export function NewEntry(props: NewEntryProps) {
  if (props.kind === 'T') {
    return (
      <Form<TaskDraft, ReturnType<typeof taskRequest>>
        {...props}
        empty={EMPTY_TASK}
        start={props.status === undefined ? {} : { TaskStatus: props.status }}
        checks={taskChecks}
        requestOf={taskRequest}
        send={addTask}
        line={(form) => <TaskLine projectId={props.projectId} form={form} />}
        fields={(form) => <TaskFields form={form} />}
      />
    );
  }
  if (props.kind === 'S') {
    return (
      <Form<ScheduleDraft, ReturnType<typeof scheduleRequest>>
        {...props}
        empty={emptySchedule()}
        start={props.day === undefined ? {} : scheduleOn(props.day, props.hour)}
        checks={scheduleChecks}
        requestOf={scheduleRequest}
        send={addSchedule}
        fields={(form) => <ScheduleFields form={form} />}
      />
    );
  }
  return (
    <Form<EntryDraft, ReturnType<typeof entryRequest>>
      {...props}
      empty={EMPTY_POST}
      checks={postChecks}
      requestOf={entryRequest}
      send={addPost}
    />
  );
}
