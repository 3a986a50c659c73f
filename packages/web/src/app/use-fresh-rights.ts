import { useEffect } from 'react';
import { meKey } from '../areas/account/public/use-me.ts';
import { menusKey } from '../areas/menu/public/use-menus.ts';
import { watchEmployeeUpdates } from '../lib/employee-updates.ts';
import { queryClient } from './query-client.ts';

/** Asks who is signed in and for his menus after every save of an employee: it may have been himself (D-150). */
export function useFreshRights(): void {
  useEffect(
    () =>
      watchEmployeeUpdates(() => {
        for (const queryKey of [meKey, menusKey]) void queryClient.invalidateQueries({ queryKey });
      }),
    [],
  );
}
