import type { ComponentPropsWithRef } from 'react';
import css from './fields.module.css';

/** An input without a label of its own above it. It is named by `aria-label`. */
export const PlainInput = (input: ComponentPropsWithRef<'input'>) => <input {...input} className={css['input']} />;
