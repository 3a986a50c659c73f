import type { CustomerRow, customerCalls } from '@portal/contract/areas/outsourced-projects/customer-calls';
import { isStaff } from '@portal/contract/core/actor';
import { wholeAddress } from '@portal/contract/core/address';
import { logListReading } from '#areas/audit/public/readings.ts';
import type { CallCtx } from '#context.ts';
import type { Handler } from '#http/handler-types.ts';
import type { SheetColumn } from '#lists/list-export.ts';
import { findCustomers } from '../queries/list.ts';

const readCustomers = async ({ db }: CallCtx, ids: readonly number[]): Promise<CustomerRow[]> =>
  (await findCustomers(db, ids)).map(({ id, customer_name, place_name, addr1, addr2 }) => ({
    id,
    customerName: customer_name,
    placeName: place_name,
    addr1,
    addr2,
  }));

/** Answers customers and sites of the rows of a list. The reading is logged as one of that many (D-161, D-672). */
export const listCustomers: Handler<typeof customerCalls.listCustomers> = async (ctx, { Ids }) => {
  const customers = await readCustomers(ctx, Ids);
  await logListReading(ctx, 'outsourced-list', customers.length);
  return customers;
};

type WithCustomer<Row> = Row & { customer?: CustomerRow | undefined };

const READS_CUSTOMER = { task: 'outsourced-list', isOptional: true } as const;

/** Columns of customer, site and address in workbooks of staff, not chosen at the beginning. */
export const CUSTOMER_COLUMNS: readonly SheetColumn<WithCustomer<object>>[] = [
  { key: 'customer', label: '고객사', ...READS_CUSTOMER, of: (row) => row.customer?.customerName ?? '' },
  { key: 'place', label: '현장', ...READS_CUSTOMER, of: (row) => row.customer?.placeName ?? '' },
  { key: 'address', label: '주소', ...READS_CUSTOMER, of: ({ customer }) => wholeAddress(customer) },
];

/**
 * Reads a list for its workbook: for staff each row with its customer, where a column shows it. The workbook logs what
 * it shows.
 */
export const withCustomers =
  <Input, Row extends { id: number }>(
    read: (ctx: CallCtx, input: Input) => Promise<{ rows: readonly Row[]; totalCount: number }>,
  ) =>
  async (
    ctx: CallCtx,
    input: Input,
    keys: readonly string[],
  ): Promise<{ rows: WithCustomer<Row>[]; totalCount: number }> => {
    const { rows, totalCount } = await read(ctx, input);
    const isShown = CUSTOMER_COLUMNS.some(({ key }) => keys.includes(key));
    if (!isShown || !isStaff(ctx.actor)) return { rows: [...rows], totalCount };
    const found = await readCustomers(
      ctx,
      rows.map(({ id }) => id),
    );
    const byId = new Map(found.map((customer) => [customer.id, customer]));
    return { rows: rows.map((row) => ({ ...row, customer: byId.get(row.id) })), totalCount };
  };
