import { postChecks, scheduleChecks, taskChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { Check } from '@portal/contract/core/forms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { tellRoomNews } from '#areas/workspace/public/room-news.ts';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { useLastShown } from '#kit/form/use-last-shown.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { editPost, editSchedule, editTask, readEntry, wholeQuery } from '../../api.ts';
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
import { postRules, scheduleRules, taskRules } from './entry-rules.ts';
import { SaidFields } from './said-fields.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TaskFields } from './task-fields.tsx';
import { useAttachments } from './use-attachments.ts';

type Props = { entry: EntryRow; onClose: () => void };
type Versioned = { EntryId: number; Version: number };

type Kind<Draft extends SaidDraft, Request> = {
  rules: EditRules<EntryRow, Draft>;
  empty: Draft;
  checks: readonly Check<Draft>[];
  requestOf: (draft: Draft, fileIds: readonly number[]) => Request;
  send: (request: Request & Versioned, idempotencyKey: string) => Promise<unknown>;
  fields?: (form: FormFields<Draft>) => ReactNode;
};

/** The edit form of one type of entry. A newer version of another user is shown beside the own one (wire.md). */
function Edit<Draft extends SaidDraft, Request extends object>({
  entry,
  onClose,
  rules,
  empty,
  checks,
  requestOf,
  send,
  fields,
}: Props & Kind<Draft, Request>) {
  const reload = async () => tellRoomNews(String(entry.projectId));
  const edit = useRecordEdit({
    rules,
    stored: entry,
    reload,
    read: () => readEntry(entry.entryId),
    follow: withMentions,
    checks,
    empty,
    requestOf: async (loaded, draft) => {
      const fileIds = await attachments.finishUploads();
      return fileIds && { ...requestOf(draft, fileIds), EntryId: loaded.entryId, Version: loaded.version };
    },
    send: async (request: Request & Versioned, idempotencyKey) => {
      await send(request, idempotencyKey);
      onClose();
    },
    done: 'entry.edit.done',
    failed: 'common.requestFailed',
  });
  const { form, changed, submit, staleDialog } = edit;
  const commonForm: FormFields<SaidDraft> = { ...form, change: (part) => form.change(part as Partial<Draft>) };
  const attachments = useAttachments({
    projectId: entry.projectId,
    files: form.draft.Files,
    onChange: (Files) => commonForm.change({ Files }),
  });
  return (
    <>
      <SaidFields
        projectId={entry.projectId}
        form={commonForm}
        attachments={attachments}
        foot={
          <>
            <BusyButton variant="default" onClick={onClose}>
              취소
            </BusyButton>
            <BusyButton busy={form.busy} asleep={changed.length === 0} onClick={submit}>
              저장
            </BusyButton>
          </>
        }
      >
        {fields?.(form)}
      </SaidFields>
      <StaleDialog {...staleDialog} />
    </>
  );
}

/** The edit form for the type of this entry. */
function EntryForm({ entry, onClose }: Props) {
  const shared = { entry, onClose };
  if (entry.entryKind === 'T') {
    return (
      <Edit<TaskForm, ReturnType<typeof taskRequest>>
        {...shared}
        rules={taskRules}
        empty={EMPTY_TASK}
        checks={taskChecks}
        requestOf={taskRequest}
        send={editTask}
        fields={(form) => <TaskFields projectId={entry.projectId} form={form} />}
      />
    );
  }
  if (entry.entryKind === 'S') {
    return (
      <Edit<ScheduleForm, ReturnType<typeof scheduleRequest>>
        {...shared}
        rules={scheduleRules}
        empty={emptySchedule()}
        checks={scheduleChecks}
        requestOf={scheduleRequest}
        send={editSchedule}
        fields={(form) => <ScheduleFields form={form} />}
      />
    );
  }
  return (
    <Edit<SaidDraft, ReturnType<typeof saidRequest>>
      {...shared}
      rules={postRules}
      empty={EMPTY_POST}
      checks={postChecks}
      requestOf={saidRequest}
      send={editPost}
    />
  );
}

/** The edit form of an entry in the feed. It loads the full content first, because a list may only have an excerpt. */
export function EntryEdit({ entry, onClose }: Props) {
  const isWhole = entry.contentMoreYn === 'N';
  const { data, isError, refetch } = useQuery({ ...wholeQuery(entry), enabled: !isWhole });
  // The form stays mounted while a newer version is loading.
  const whole = useLastShown(isWhole ? entry : (data ?? null));
  if (whole) return <EntryForm entry={whole} onClose={onClose} />;
  return isError ? <LoadError onRetry={() => refetch()} /> : <Loading />;
}
