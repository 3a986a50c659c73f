import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { rememberList } from './last-list.ts';
import { type ListAddress, readListAddress, writeListAddress } from './list-address.ts';

/** The list's address and how to change it: everything but a new page number returns to page 1 (LISTS-19). */
export function useListAddress(path: string, defaultSize: number) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = useMemo(() => readListAddress(query, defaultSize), [query, defaultSize]);

  useEffect(() => rememberList(path, writeListAddress(address, defaultSize)), [path, address, defaultSize]);

  const change = useCallback(
    (part: Partial<ListAddress>, replace = false) =>
      navigate({ to: path, replace, search: writeListAddress({ ...address, page: 1, ...part }, defaultSize) }),
    [navigate, path, address, defaultSize],
  );
  return { address, change };
}
