import type { ReactNode } from 'react';
import './form-grid.css';

/** Two columns of fields, one on a phone. */
export const FormGrid = ({ children }: { children: ReactNode }) => <div className="form-grid">{children}</div>;

/** A field over both columns of a FormGrid. */
export const WideField = ({ children }: { children: ReactNode }) => <div className="form-grid-wide">{children}</div>;
