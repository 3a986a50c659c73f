import type { ReactNode } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import css from './action-bar.module.css';

/** The buttons of a form or a detail page, fixed at the bottom of the screen. */
export const ActionBar = ({ children }: { children: ReactNode }) => <div className={css['bar']}>{children}</div>;

type SaveProps = {
  /** Number of changed items. With 0 the button is inactive. */
  changes: number;
  busy: boolean;
  onSave: () => Promise<unknown>;
};

/** 저장 of an edit with the number of changes. It is active once something changed. */
export function SaveButton({ changes, busy, onSave }: SaveProps) {
  return (
    <>
      <span className={css['count']} role="status">
        {changes > 0 && `변경 ${changes}건`}
      </span>
      <BusyButton busy={busy} inactive={changes === 0} data-save onClick={onSave}>
        저장
      </BusyButton>
    </>
  );
}
