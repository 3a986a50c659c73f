import type { ReactNode } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import css from './action-bar.module.css';

/** The buttons of a form or a detail page, fixed at the bottom of the screen. */
export const ActionBar = ({ children }: { children: ReactNode }) => <div className={css['bar']}>{children}</div>;

type SaveProps = {
  /** Names of the changed items. Without any the button is inactive. */
  changes: readonly string[];
  busy: boolean;
  onSave: () => Promise<unknown>;
};

/** 저장 of an edit with number and names of the changes. It is active once something changed (A-06, D-392). */
export function SaveButton({ changes, busy, onSave }: SaveProps) {
  return (
    <>
      <span className={css['count']} role="status">
        {changes.length > 0 && `변경 ${changes.length}건`}
      </span>
      <span className={css['names']}>{changes.join(', ')}</span>
      <BusyButton busy={busy} inactive={changes.length === 0} data-save onClick={onSave}>
        저장
      </BusyButton>
    </>
  );
}
