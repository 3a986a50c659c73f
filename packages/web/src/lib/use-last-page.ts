import { lastPage } from '@portal/contract/core/paging';
import { useEffect } from 'react';
import type { ListAddress } from './list-address.ts';

type Shown = {
  address: Pick<ListAddress, 'page' | 'size'>;
  change: (part: { page: number }, replace: boolean) => unknown;
  /** Undefined until the first answer. */
  total: number | undefined;
  /** The answer belongs to an older address. */
  stale: boolean;
};

/** The last page of a list; one behind it, whose rows have gone, is replaced by it. */
export function useLastPage({ address, change, total, stale }: Shown): number {
  const last = lastPage(total ?? 0, address.size);
  useEffect(() => {
    if (total !== undefined && !stale && address.page > last) void change({ page: last }, true);
  }, [total, stale, address.page, last, change]);
  return last;
}
