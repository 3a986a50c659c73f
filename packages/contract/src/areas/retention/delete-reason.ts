import { text } from '../../core/fields.ts';
import { TEXT_LIMIT } from '../../core/limits.ts';

/** The reason of a deletion, which the change log keeps. The pages ask for it; a call may leave it out. */
export const deleteReason = { DeleteReason: text(TEXT_LIMIT.reason) };
