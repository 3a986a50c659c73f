import { postChecks, scheduleChecks, taskChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { EntryKind } from '@portal/contract/areas/workspace-entries/kinds';
import type { Check } from '@portal/contract/core/forms';
import type { ReactNode } from 'react';
import type { FormFields } from '../../../kit/form/use-form.ts';
import { useRegistration } from '../../../kit/form/use-registration.ts';
import { BusyButton } from '../../../ui/busy-button.tsx';
import { addPost, addSchedule, addTask } from '../api.ts';
import {
  EMPTY_POST,
  EMPTY_TASK,
  emptySchedule,
  type SaidDraft,
  type ScheduleForm,
  saidRequest,
  scheduleRequest,
  type TaskForm,
  taskRequest,
  withMentions,
} from './entry-drafts.ts';
import { SaidFields } from './said-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TaskFields } from './task-fields.tsx';
import { useAttachments } from './use-attachments.ts';
import { useKeptDraft } from './use-kept-draft.ts';

export type NewEntryProps = { kind: EntryKind; projectId: number; onDone: () => Promise<unknown> };

type Kind<Draft extends SaidDraft, Request> = {
  empty: Draft;
  checks: readonly Check<Draft>[];
  requestOf: (draft: Draft, fileIds: readonly number[]) => Request;
  send: (request: Request & { ProjectId: number }, idempotencyKey: string) => Promise<unknown>;
  fields?: (form: FormFields<Draft>) => ReactNode;
};

/** The form of one kind: its draft is kept, its files are sent meanwhile. */
function Form<Draft extends SaidDraft, Request extends object>({
  projectId,
  onDone,
  kind,
  empty,
  checks,
  requestOf,
  send,
  fields,
}: NewEntryProps & Kind<Draft, Request>) {
  const kept = useKeptDraft(`${projectId} ${kind}`, empty);
  const { form, submit } = useRegistration<Draft, Request & { ProjectId: number }>({
    initial: kept.initial,
    empty,
    checks,
    settle: withMentions,
    requestOf: async (draft) => {
      const fileIds = await attachments.settled();
      return fileIds && { ...requestOf(draft, fileIds), ProjectId: projectId };
    },
    send,
    done: 'entry.add.done',
    failed: 'common.requestFailed',
    onDone: async () => {
      kept.forget();
      await onDone();
    },
  });
  const said: FormFields<SaidDraft> = { ...form, change: (part) => form.change(part as Partial<Draft>) };
  const attachments = useAttachments({
    projectId,
    files: form.draft.Files,
    onChange: (Files) => said.change({ Files }),
  });
  kept.keep(form.draft);
  return (
    <SaidFields
      projectId={projectId}
      form={said}
      attachments={attachments}
      foot={
        <BusyButton busy={form.busy} onClick={submit}>
          등록
        </BusyButton>
      }
    >
      {fields?.(form)}
    </SaidFields>
  );
}

/** A new post, task or schedule. */
export function NewEntry(props: NewEntryProps) {
  if (props.kind === 'T') {
    return (
      <Form<TaskForm, ReturnType<typeof taskRequest>>
        {...props}
        empty={EMPTY_TASK}
        checks={taskChecks}
        requestOf={taskRequest}
        send={addTask}
        fields={(form) => <TaskFields projectId={props.projectId} form={form} />}
      />
    );
  }
  if (props.kind === 'S') {
    return (
      <Form<ScheduleForm, ReturnType<typeof scheduleRequest>>
        {...props}
        empty={emptySchedule()}
        checks={scheduleChecks}
        requestOf={scheduleRequest}
        send={addSchedule}
        fields={(form) => <ScheduleFields form={form} />}
      />
    );
  }
  return (
    <Form<SaidDraft, ReturnType<typeof saidRequest>>
      {...props}
      empty={EMPTY_POST}
      checks={postChecks}
      requestOf={saidRequest}
      send={addPost}
    />
  );
}
