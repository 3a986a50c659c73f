import type { Ctx } from '../../../context.ts';
import { measureStored } from '../queries.ts';

/** Stored bytes by folder, and those of the user who has most, for the operator. */
export const storedBytes = ({ db }: Ctx) => measureStored(db);
