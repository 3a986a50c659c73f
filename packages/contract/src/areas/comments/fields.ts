import { text } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';
import { wireShapes } from '../../core/wire-shapes.ts';
import { BOARD_NAMES } from './boards.ts';

/** The key of a record on a board: a number, or the id of a user. */
export const recordKey = () => text().register(wireShapes, { type: ['integer', 'string'], maxLength: TEXT_LIMIT.name });

/** The board of a record, by its name, an alias or one of `more`. The use-case refuses an unknown one (D-91). */
export const boardName = (...more: readonly string[]) =>
  text().register(wireShapes, { type: 'string', enum: [...BOARD_NAMES, ...more] });
