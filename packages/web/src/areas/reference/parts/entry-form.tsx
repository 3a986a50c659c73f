import { FormFrame } from '#kit/form/form-frame.tsx';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useSave } from '#kit/form/use-save.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow } from '#ui/layers/dialog.tsx';
import drawer from '#ui/layers/drawer-form.module.css';
import { Stack } from '#ui/layout/stack.tsx';
import { EntryActions } from './entry-actions.tsx';
import type { ReferenceEntry, ReferenceList } from './reference-list.ts';

type Props<Row extends ReferenceEntry, Draft extends object> = {
  list: ReferenceList<Row, Draft>;
  /** The entry to edit; null for a new one. */
  row: Row | null;
  reload: () => Promise<unknown>;
  onDone: () => void;
  onCancel: () => unknown;
};

/** The form of one entry, new or stored, with its other actions. */
export function EntryForm<Row extends ReferenceEntry, Draft extends object>(props: Props<Row, Draft>) {
  const { list, row, reload, onDone, onCancel } = props;
  const { draft, change, dirty, markSaved: settle } = useDraft(row === null ? list.empty : list.draftOf(row));
  const form = useForm({ draft, change, checks: list.checks, empty: list.empty });
  const save = useSave({
    send: (request: Draft, key) => (row === null ? list.add(request, key) : list.edit(row, request, key)),
    done: row === null ? 'reference.add.done' : 'reference.edit.done',
    failed: 'reference.save.failed',
    onDone: () => {
      settle();
      onDone();
      return reload();
    },
  });
  useUnsaved(dirty);
  const foot = (
    <div className={drawer['foot']}>
      <ButtonRow>
        <BusyButton variant="default" disabled={form.busy} onClick={onCancel}>
          닫기
        </BusyButton>
        <BusyButton
          busy={form.busy}
          inactive={row !== null && !dirty}
          type="submit"
          onClick={() => form.submit(() => save(draft))}
        >
          {row === null ? '추가' : '저장'}
        </BusyButton>
      </ButtonRow>
    </div>
  );
  return (
    <FormFrame busy={form.busy} foot={foot}>
      <Stack gap={24}>
        <div className={drawer['fields']}>{list.fields(form, row)}</div>
        {row !== null && <EntryActions {...{ list, row, reload, onDone }} />}
      </Stack>
    </FormFrame>
  );
}
