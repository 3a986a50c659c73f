import type { ArrivedLine } from '@portal/contract/areas/receipts/calls';
import type { Ctx } from '#context.ts';
import { type ArrivedOf, listArrived } from '../queries.ts';

/** The sent lines of an award with what arrived of them (D-610). */
export const readArrived = (db: Ctx['db'], award: ArrivedOf): Promise<ArrivedLine[]> => listArrived(db, award);
