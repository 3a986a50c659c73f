import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useEffect } from 'react';
import { logFailure } from '#lib/failures.ts';
import { readChanges } from './api.ts';

/**
 * Marks the changes as opened while their page is in view. The page keeps its marks until it is opened again (D-220).
 */
export function useReadChanges({ id, agreed }: ProjectInfo): void {
  const unread = agreed?.changes.findLast(({ readYN }) => readYN === 'N')?.changeId;
  useEffect(() => {
    if (unread === undefined) return;
    const mark = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', mark);
      readChanges(id, unread).catch((error: unknown) => logFailure(`changes of project ${id}`, error));
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => document.removeEventListener('visibilitychange', mark);
  }, [id, unread]);
}
