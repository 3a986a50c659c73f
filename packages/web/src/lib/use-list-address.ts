import { useNavigate, useSearch } from '@tanstack/react-router';
import { useCallback, useEffect, useMemo } from 'react';
import { rememberList } from './last-list.ts';
import { type ListAddress, type ListRules, readListAddress, writeListAddress } from './list-address.ts';

/** The list's address and how to change it: everything but a new page number returns to page 1 (LISTS-19). */
export function useListAddress(rules: ListRules) {
  const query: Record<string, unknown> = useSearch({ strict: false });
  const navigate = useNavigate();
  const address = useMemo(() => readListAddress(query, rules), [query, rules]);

  useEffect(() => rememberList(rules.path, writeListAddress(address, rules)), [rules, address]);

  const change = useCallback(
    (part: Partial<ListAddress>, replace = false) =>
      navigate({ to: rules.path, replace, search: writeListAddress({ ...address, page: 1, ...part }, rules) }),
    [navigate, rules, address],
  );
  return { address, change };
}
