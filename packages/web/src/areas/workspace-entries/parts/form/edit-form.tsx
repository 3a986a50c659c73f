import { ENTRY_KINDS } from '@portal/contract/areas/workspace-entries/kinds';
import type { EntryRow } from '@portal/contract/areas/workspace-entries/shapes';
import type { Check } from '@portal/contract/core/forms';
import { type ReactNode, useState } from 'react';
import { notifyRoomChange } from '#areas/workspace/public/use-room-changes.ts';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import type { FormFields } from '#kit/form/use-form.ts';
import { logFailure } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { readEntry } from '../../api.ts';
import { CommonEntryFields } from './common-entry-fields.tsx';
import { draftText, type EntryDraft, withMentions } from './entry-drafts.ts';
import { useLostText } from './lost-texts.ts';
import { useAttachments } from './use-attachments.ts';

export type EditFormProps = { entry: EntryRow; onClose: () => void };
type Versioned = { EntryId: number; Version: number };

type Kind<Draft extends EntryDraft, Request> = {
  rules: EditRules<EntryRow, Draft>;
  empty: Draft;
  checks: readonly Check<Draft>[];
  requestOf: (draft: Draft, fileIds: readonly number[]) => Request;
  send: (request: Request & Versioned, idempotencyKey: string) => Promise<unknown>;
  /** The fields beside the title, and those below it. */
  line?: (form: FormFields<Draft>) => ReactNode;
  fields?: (form: FormFields<Draft>) => ReactNode;
};

/** The entry as the page or a reload after a refused save knows it, whichever is newer. */
function useStoredEntry(entry: EntryRow) {
  const [latest, setLatest] = useState(entry);
  const reload = async () => {
    notifyRoomChange(entry.projectId);
    try {
      setLatest((await readEntry(entry.entryId)) ?? entry);
    } catch (error) {
      logFailure('entry-info', error);
    }
  };
  return { stored: latest.version > entry.version ? latest : entry, reload };
}

/** The edit form of one type of entry. A newer version of another user is shown beside the own one (wire.md). */
export function EditForm<Draft extends EntryDraft, Request extends object>({
  entry,
  onClose,
  rules,
  empty,
  checks,
  requestOf,
  send,
  line,
  fields,
}: EditFormProps & Kind<Draft, Request>) {
  const { stored, reload } = useStoredEntry(entry);
  const edit = useRecordEdit({
    rules,
    stored,
    reload,
    keepsVersion: true,
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
  useLostText({
    target: { projectId: entry.projectId, entryId: entry.entryId, action: 'edit' },
    label: ENTRY_KINDS[entry.entryKind],
    text: changed.length > 0 ? draftText(form.draft) : '',
  });
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
        {line?.(form)}
        {fields?.(form)}
      </CommonEntryFields>
      <StaleDialog {...staleDialog} />
    </>
  );
}
