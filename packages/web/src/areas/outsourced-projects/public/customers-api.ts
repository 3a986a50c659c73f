import type { CustomerRow } from '@portal/contract/areas/outsourced-projects/customer-calls';
import { joinValues, splitValues } from '@portal/contract/core/formats';
import type { ListQuery } from '#kit/list/use-list.ts';
import { call } from '#lib/call.ts';

/** The columns that show a customer. Reading them is logged, so only users who chose one read them (D-672). */
export const CUSTOMER_KEYS = ['customer', 'place', 'address'] as const;

/** A row of a list of staff, with its customer once a column shows it. */
export type WithCustomer<Row> = Row & { customer?: CustomerRow | undefined };

/** The query of a list, whose rows also have their customers when one of the shown columns is about them. */
export function withCustomers<Row extends { id: number }, M>(
  columns: string,
  query: ListQuery<Row, M>,
): ListQuery<WithCustomer<Row>, M> {
  const showsCustomers = splitValues(columns).some((key) => CUSTOMER_KEYS.some((one) => one === key));
  if (!showsCustomers) return query;
  return {
    ...query,
    queryKey: [...query.queryKey, 'customers'],
    queryFn: async (context) => {
      const page = await query.queryFn(context);
      if (page.data.length === 0) return page;
      const Ids = joinValues(page.data.map(({ id }) => String(id)));
      const { data } = await call('Construction/construction-customer-list', { Ids }, context);
      const byId = new Map(data.map((customer) => [customer.id, customer]));
      return { ...page, data: page.data.map((row) => ({ ...row, customer: byId.get(row.id) })) };
    },
  };
}
