import type { Ctx } from '#context.ts';

/** Customer and site of a project; '' after they were blanked. */
export type ListedCustomer = { id: number; customer_name: string; place_name: string; addr1: string; addr2: string };

/** Customers and sites of live projects, in the order of their ids. */
export const findCustomers = (db: Ctx['db'], ids: readonly number[]): Promise<ListedCustomer[]> =>
  db
    .selectFrom('outsourced_project')
    .select(['id', 'customer_name', 'place_name', 'addr1', 'addr2'])
    .where('id', 'in', ids.length > 0 ? ids : [0])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute();
