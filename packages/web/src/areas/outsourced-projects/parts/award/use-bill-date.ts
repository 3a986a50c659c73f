import { billDateBounds, billDateChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useState } from 'react';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { today } from '#lib/days.ts';
import { saveBillDate } from '../../api.ts';
import type { ExplainStale } from '../live/use-stale-step.ts';

type Options = { project: ProjectInfo; reload: () => Promise<unknown>; explain: ExplainStale };

/** The form state of the winner's invoice date, and saving it (T9). */
export function useBillDate({ project, reload, explain }: Options) {
  /** The project as it was when the user opened the sheet. */
  const [opened, setOpened] = useState<ProjectInfo | null>(null);
  const shown = opened ?? project;
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
      explainConflict: () => {
        setOpened(null);
        return explain(shown);
      },
    });
    if (done) setOpened(null);
    return undefined;
  };
  return {
    form,
    shown,
    opened: opened !== null,
    open: () => setOpened(project),
    close: () => setOpened(null),
    save: () => form.submit(send),
  };
}
