import type { ReactNode } from 'react';
import css from './form-frame.module.css';

type FrameProps = {
  busy: boolean;
  /** What stays usable during a save: progress, buttons, dialogs. */
  foot: ReactNode;
  children: ReactNode;
};

/** A form whose fields cannot be changed while it is being saved; only its buttons save it. */
export const FormFrame = ({ busy, foot, children }: FrameProps) => (
  <form noValidate aria-busy={busy} onSubmit={(event) => event.preventDefault()}>
    <fieldset className={css['body']} disabled={busy}>
      {children}
    </fieldset>
    {foot}
  </form>
);

/** Two columns of fields, one on a phone. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className={css['grid']}>{children}</div>;

/** A field over both columns of a FormGrid. */
export const WideField = ({ children }: { children: ReactNode }) => <div className={css['wide']}>{children}</div>;

/** What a field of several parts holds, once it may not change any more. */
export const LockedValue = ({ children }: { children: ReactNode }) => <div className={css['locked']}>{children}</div>;
