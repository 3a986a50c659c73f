import { type Drawn, lookOf } from '../layout/look.ts';
import css from './pill-button.module.css';

/** A choice that is on or off by itself, as a round button (`aria-pressed`). */
export const PillButton = (given: Drawn<'button'>) => <button type="button" {...lookOf([css['pill']], given)} />;
