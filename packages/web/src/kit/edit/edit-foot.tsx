import type { ReactNode } from 'react';
import { ActionBar, SaveButton } from '#kit/form/action-bar.tsx';
import { ChangeReasonDialog } from './change-reason-dialog.tsx';
import type { ReasonDialog } from './change-reasons.ts';
import { StaleDialog } from './stale-dialog.tsx';
import type { useStale } from './versions.ts';

/** What an edit shows below its fields. */
type Edit = {
  changed: readonly unknown[];
  form: { busy: boolean };
  submit: () => Promise<unknown>;
  reasonDialog: ReasonDialog | undefined;
  staleDialog: ReturnType<typeof useStale>['dialog'];
};

/** The foot of an edit: `children` are the other ways on, then 저장, and the questions of the save itself. */
export const EditFoot = ({ edit, children }: { edit: Edit; children: ReactNode }) => (
  <>
    <ActionBar>
      {children}
      <SaveButton changes={edit.changed.length} busy={edit.form.busy} onSave={edit.submit} />
    </ActionBar>
    {edit.reasonDialog && <ChangeReasonDialog {...edit.reasonDialog} />}
    <StaleDialog {...edit.staleDialog} />
  </>
);
