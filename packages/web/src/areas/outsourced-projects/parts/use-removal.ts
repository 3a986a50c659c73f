import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { useState } from 'react';
import { confirm } from '../../../lib/confirm.ts';
import { toast } from '../../../lib/toast.ts';
import type { RemovalResult } from './removal-summary.tsx';
import { removeProjects } from './remove-projects.ts';

/** Deleting marked rows: asked first, the list reloads, refusals are summed up (OUT-24 to OUT-27). */
export function useRemoval(reload: () => Promise<unknown>) {
  const [result, setResult] = useState<RemovalResult | null>(null);
  const remove = async (targets: readonly ProjectRow[]) => {
    if (targets.length === 0) {
      toast.error('project.remove.noneSelected');
      return;
    }
    if (!(await confirm('project.remove.confirm'))) return;
    const refused = await removeProjects(targets);
    await reload();
    if (refused.length === 0) toast.success('project.remove.done');
    else setResult({ done: targets.length - refused.length, refused });
  };
  return { remove, result, dismiss: () => setResult(null) };
}
