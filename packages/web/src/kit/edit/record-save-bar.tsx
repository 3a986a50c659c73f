import type { Change, FormItem } from '@portal/contract/core/forms';
import type { FormFields } from '#kit/form/use-form.ts';
import { problemsOf } from '#kit/record/problems-of.ts';
import { SaveBar } from '#kit/record/save-bar.tsx';
import { ChangeReasonDialog } from './change-reason-dialog.tsx';
import type { ReasonDialog } from './change-reasons.ts';
import { StaleDialog } from './stale-dialog.tsx';
import type { useStaleDialog } from './versions.ts';

type Props<Draft> = {
  edit: {
    changed: readonly Change[];
    form: FormFields<Draft> & { busy: boolean };
    submit: () => Promise<unknown>;
    reasonDialog: ReasonDialog | undefined;
    staleDialog: ReturnType<typeof useStaleDialog>['dialog'];
  };
  items: readonly FormItem<Draft>[];
  sections: { revert: () => void; show: (place: string) => void };
};

/** The save bar of a record with the dialogs of its save: reasons, and what another user stored meanwhile. */
export const RecordSaveBar = <Draft,>({ edit, items, sections }: Props<Draft>) => (
  <>
    <SaveBar
      changes={edit.changed.length}
      names={edit.changed.map(({ itemName }) => itemName)}
      problems={problemsOf(items, edit.form)}
      busy={edit.form.busy}
      onSave={edit.submit}
      onRevert={sections.revert}
      onSelect={sections.show}
    />
    {edit.reasonDialog && <ChangeReasonDialog {...edit.reasonDialog} />}
    <StaleDialog {...edit.staleDialog} />
  </>
);
