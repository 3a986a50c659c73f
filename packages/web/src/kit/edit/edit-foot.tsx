import type { Change } from '@portal/contract/core/forms';
import type { ReactNode } from 'react';
import { ActionBar, SaveButton } from '#kit/form/action-bar.tsx';
import { ChangeReasonDialog } from './change-reason-dialog.tsx';
import type { ReasonDialog } from './change-reasons.ts';
import { StaleDialog } from './stale-dialog.tsx';
import type { useStaleDialog } from './versions.ts';

/** What the foot needs of an edit. */
type Edit = {
  changed: readonly Change[];
  form: { busy: boolean };
  submit: () => Promise<unknown>;
  reasonDialog: ReasonDialog | undefined;
  staleDialog: ReturnType<typeof useStaleDialog>['dialog'];
};

/** The foot of an edit: `children` are further buttons before 저장. It also draws the dialogs of the save. */
export const EditFoot = ({ edit, children }: { edit: Edit; children: ReactNode }) => (
  <>
    <ActionBar>
      {children}
      <SaveButton changes={edit.changed.map(({ itemName }) => itemName)} busy={edit.form.busy} onSave={edit.submit} />
    </ActionBar>
    {edit.reasonDialog && <ChangeReasonDialog {...edit.reasonDialog} />}
    <StaleDialog {...edit.staleDialog} />
  </>
);
