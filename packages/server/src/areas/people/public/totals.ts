import { type CountedPeople, totalQuery } from '../queries.ts';

/** How many people there are, for a list of them: from what is kept, without looking at any. */
export const peopleTotal = (counted: CountedPeople) => totalQuery(counted);
