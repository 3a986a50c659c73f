import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { Change } from '@portal/contract/core/changes';
import type { RefusalCode } from '@portal/contract/core/refusals';
import { useRef, useState } from 'react';
import { call } from '../../../lib/call.ts';
import { Refusal } from '../../../lib/refusal.ts';
import { showRefusal } from '../../../lib/refusal-toast.ts';
import { toast } from '../../../lib/toast.ts';
import { isAnswer } from '../../project-parts/public/is-answer.ts';
import { readProject } from '../api.ts';
import { changesSince } from './changes-since.ts';
import type { editRequest } from './edit-draft.ts';

type Outcome = { saved: boolean; field?: string | undefined };

const STALE: RefusalCode = 'STALE';

/** One key per payload, kept while no answer came: a repeated save is no second one (wire.md, Repeats). */
function useRepeatKey() {
  const last = useRef({ body: '', key: '' });
  return {
    keyFor: (body: string): string => {
      if (last.current.body !== body) last.current = { body, key: crypto.randomUUID() };
      return last.current.key;
    },
    forgetKey: () => {
      last.current = { body: '', key: '' };
    },
  };
}

/** construction-edit, and what somebody else changed meanwhile when it is refused as stale (OUT-111, OUT-112). */
export function useEditCall(loaded: ProjectInfo, reload: () => Promise<void>) {
  const [stale, setStale] = useState<Change[] | null>(null);
  const { keyFor, forgetKey } = useRepeatKey();

  const showDifferences = async () => {
    toast.error('project.edit.failed');
    try {
      const fresh = await readProject(loaded.id);
      setStale(fresh ? changesSince(loaded, fresh) : []);
    } catch {
      // Gone, or no answer: the reload shows which.
      await reload();
    }
  };
  const save = async (request: ReturnType<typeof editRequest>): Promise<Outcome> => {
    try {
      await call('Construction/construction-edit', request, { idempotencyKey: keyFor(JSON.stringify(request)) });
      forgetKey();
      toast.success('project.edit.done');
      await reload();
      return { saved: true };
    } catch (error) {
      if (isAnswer(error)) forgetKey();
      if (error instanceof Refusal && error.code === STALE) {
        await showDifferences();
        return { saved: false };
      }
      showRefusal('project.edit.failed', error);
      return { saved: false, field: error instanceof Refusal ? error.field : undefined };
    }
  };
  return { save, stale, dismissStale: () => setStale(null) };
}
