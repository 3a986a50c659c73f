import type { ComponentProps } from 'react';
import { type Look, lookOf } from '../layout/look.ts';
import css from './text-button.module.css';

type Props = Look & Omit<ComponentProps<'button'>, keyof Look>;

/** A button that looks like a link, for what changes no data: another view, all lines, an explanation. */
export const TextButton = (props: Props) => <button type="button" {...lookOf([css['button']], props)} />;
