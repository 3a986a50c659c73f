import type { ReactNode } from 'react';
import './form-body.css';

/** The fields of a form; none can be changed while it is being saved. */
export const FormBody = ({ busy, children }: { busy: boolean; children: ReactNode }) => (
  <fieldset className="form-body" disabled={busy}>
    {children}
  </fieldset>
);
