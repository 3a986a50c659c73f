import type { ComponentPropsWithRef } from 'react';
import css from './fields.module.css';

/** An input without a label of its own above it. It is named by `aria-label`. */
export const PlainInput = ({ className = '', ...input }: ComponentPropsWithRef<'input'>) => (
  <input {...input} className={`${css['input']} ${className}`} />
);

/** A box to write in, which grows with its text. It is named by `aria-label`. */
export const PlainArea = ({ className = '', ...area }: ComponentPropsWithRef<'textarea'>) => (
  <textarea {...area} className={`${css['input']} ${css['area']} ${className}`} />
);
