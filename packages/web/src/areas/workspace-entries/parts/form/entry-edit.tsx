import { postChecks, scheduleChecks, taskChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { Check } from '@portal/contract/core/forms';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { notifyRoomChange } from '#areas/workspace/public/room-changes.ts';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { useLastNonNull } from '#kit/form/use-last-non-null.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { LoadError, Loading } from '#ui/feedback/states.tsx';
import { editPost, editSchedule, editTask, fullEntryQuery, readEntry } from '../../api.ts';
import { CommonEntryFields } from './common-entry-fields.tsx';
import {
  EMPTY_POST,
  EMPTY_TASK,
  type EntryDraft,
  emptySchedule,
  entryRequest,
  type ScheduleDraft,
  scheduleRequest,
  type TaskDraft,
  taskRequest,
  withMentions,
} from './entry-drafts.ts';
import { postRules, scheduleRules, taskRules } from './entry-rules.ts';
import { ScheduleFields } from './schedule-fields.tsx';
import { TaskFields } from './task-fields.tsx';
import { useAttachments } from './use-attachments.ts';

type Props = { entry: EntryRow; onClose: () => void };
type Versioned = { EntryId: number; Version: number };

type Kind<Draft extends EntryDraft, Request> = {
  rules: EditRules<EntryRow, Draft>;
  empty: Draft;
  checks: readonly Check<Draft>[];
  requestOf: (draft: Draft, fileIds: readonly number[]) => Request;
  send: (request: Request & Versioned, idempotencyKey: string) => Promise<unknown>;
  fields?: (form: FormFields<Draft>) => ReactNode;
};

/** The edit form of one type of entry. A newer version of another user is shown beside the own one (wire.md). */
function Edit<Draft extends EntryDraft, Request extends object>({
  entry,
  onClose,
  rules,
  empty,
  checks,
  requestOf,
  send,
  fields,
}: Props & Kind<Draft, Request>) {
  const reload = async () => notifyRoomChange(String(entry.projectId));
  const edit = useRecordEdit({
    rules,
    stored: entry,
    reload,
    read: () => readEntry(entry.entryId),
    derive: withMentions,
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
    failed: 'entry.edit.failed',
  });
  const { form, changed, submit, staleDialog } = edit;
  const commonForm: FormFields<EntryDraft> = { ...form, change: (part) => form.change(part as Partial<Draft>) };
  const attachments = useAttachments({
    projectId: entry.projectId,
    files: form.draft.Files,
    onChange: (Files) => commonForm.change({ Files }),
  });
  return (
    <>
      <CommonEntryFields
        projectId={entry.projectId}
        form={commonForm}
        attachments={attachments}
        foot={
          <>
            <BusyButton variant="default" onClick={onClose}>
              취소
            </BusyButton>
            <BusyButton busy={form.busy} inactive={changed.length === 0} onClick={submit}>
              저장
            </BusyButton>
          </>
        }
      >
        {fields?.(form)}
      </CommonEntryFields>
      <StaleDialog {...staleDialog} />
    </>
  );
}

/** The edit form for the type of this entry. */
function EntryForm({ entry, onClose }: Props) {
  const shared = { entry, onClose };
  if (entry.entryKind === 'T') {
    return (
      <Edit<TaskDraft, ReturnType<typeof taskRequest>>
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
      <Edit<ScheduleDraft, ReturnType<typeof scheduleRequest>>
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
    <Edit<EntryDraft, ReturnType<typeof entryRequest>>
      {...shared}
      rules={postRules}
      empty={EMPTY_POST}
      checks={postChecks}
      requestOf={entryRequest}
      send={editPost}
    />
  );
}

/** The edit form of an entry in the feed. It loads the full content first, because a list may only have an excerpt. */
export function EntryEdit({ entry, onClose }: Props) {
  const isWhole = entry.contentMoreYn === 'N';
  const { data, isError, refetch } = useQuery({ ...fullEntryQuery(entry), enabled: !isWhole });
  // The form stays mounted while a newer version is loading.
  const whole = useLastNonNull(isWhole ? entry : (data ?? null));
  if (whole) return <EntryForm entry={whole} onClose={onClose} />;
  return isError ? <LoadError onRetry={() => refetch()} /> : <Loading />;
}
