import { type Drawn, lookOf } from '../layout/look.ts';
import css from './text-button.module.css';

/** A small deed as a word, like a link. Under a finger it is as high as other buttons. */
export const TextButton = (given: Drawn<'button'>) => <button type="button" {...lookOf([css['button']], given)} />;
