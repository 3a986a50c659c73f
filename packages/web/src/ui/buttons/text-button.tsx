import type { ComponentProps } from 'react';
import { type Look, lookOf } from '../layout/look.ts';
import css from './text-button.module.css';

type Props = Look &
  Omit<ComponentProps<'button'>, keyof Look> & {
    /** Among other words: underlined and in their colour, and no higher than their line. */
    among?: boolean;
  };

/** A button that looks like a link, for what changes no data: another view, all lines, an explanation. */
export const TextButton = ({ among = false, ...given }: Props) => (
  <button type="button" {...lookOf([css['button']], given)} data-among={among || undefined} />
);
