import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { logFailure } from '#lib/failures.ts';
import { useIdle } from '#lib/use-idle.ts';

/** Set in a browser where a user switched push on. Others load no code for it. */
const isUsed = (): boolean => localStorage.getItem('push-of') !== null;

/** Renews the device of this browser at each visit, once the page is idle (D-416). */
export function useRenewPush(userId: string | undefined): void {
  const client = useQueryClient();
  const idle = useIdle();
  useEffect(() => {
    if (!idle || userId === undefined || !isUsed()) return;
    Promise.all([import('../browser-push.ts'), import('../api.ts')])
      .then(([{ renew }, { ownPush }]) => renew(userId, () => client.fetchQuery(ownPush)))
      .catch((error: unknown) => logFailure('push', error));
  }, [client, idle, userId]);
}
