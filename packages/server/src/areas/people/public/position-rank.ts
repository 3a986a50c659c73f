import { sqlPositionRank } from '../queries.ts';

/**
 * The rank of an employee's position: its place in the reference list, from the highest. Positions that are not in the
 * list come last. Use it as the first column of an order, before the name of the position.
 */
export const positionRank = sqlPositionRank;
