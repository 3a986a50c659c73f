import { useEffect } from 'react';
import { meQuery } from '#areas/account/api.ts';
import { menusKey } from '#areas/menu/public/use-menus.ts';
import { queryClient } from '#lib/cache/query-client.ts';
import { watchEmployeeUpdates } from '#lib/employee-updates.ts';

/**
 * Refetches the signed-in user and their menus after every save of an employee, because it may have been them (D-150).
 */
export function useRefreshRights(): void {
  useEffect(
    () =>
      watchEmployeeUpdates(() => {
        for (const queryKey of [meQuery.queryKey, menusKey]) void queryClient.invalidateQueries({ queryKey });
      }),
    [],
  );
}
