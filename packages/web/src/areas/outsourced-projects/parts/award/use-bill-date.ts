import { billDateBounds, billDateChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { useDecided } from '#kit/ground/use-decided.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { today } from '#lib/days.ts';
import { saveBillDate } from '../../api.ts';
import type { ExplainStale } from '../live/use-stale-step.ts';

type Options = { project: ProjectInfo; reload: () => Promise<unknown>; explain: ExplainStale };

/** The form state of the winner's invoice date, and saving it (T9). */
export function useBillDate({ project, reload, explain }: Options) {
  const { shown, opened, open, close, explained } = useDecided(project);
  const { draft, change } = useDraft({ BillDate: project.billDate });
  const bounds = billDateBounds(shown.choiceDtm, today());
  const form = useForm({
    draft: { ...draft, ...bounds },
    change,
    checks: billDateChecks,
    empty: { BillDate: '', ...bounds },
  });
  const send = async () => {
    const done = await performAction({
      done: 'outsourced.billDate.done',
      failed: 'outsourced.billDate.failed',
      send: () => saveBillDate(shown, draft.BillDate),
      reload,
      explainConflict: () => explained(() => explain(shown)),
    });
    if (done) close();
    return undefined;
  };
  return {
    form,
    shown,
    opened,
    open,
    close,
    save: () => form.submit(send),
  };
}
