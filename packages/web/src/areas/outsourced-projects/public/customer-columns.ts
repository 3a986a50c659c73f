import { wholeAddress } from '@portal/contract/core/address';
import type { ListColumn } from '#kit/list/list-columns.tsx';
import type { WithCustomer } from './customers-api.ts';

const wide = { width: 152, isOptional: true } as const;

/** Customer, site and address of a project, for lists of staff. */
export const CUSTOMER_COLUMNS: ListColumn<WithCustomer<object>>[] = [
  { key: 'customer', header: '고객사', ...wide, render: ({ customer }) => customer?.customerName ?? '' },
  { key: 'place', header: '현장', ...wide, render: ({ customer }) => customer?.placeName ?? '' },
  { key: 'address', header: '주소', ...wide, width: 240, render: ({ customer }) => wholeAddress(customer) },
];
