import { billDateChecks } from '@portal/contract/areas/outsourced-projects/forms';
import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useState } from 'react';
import { useDraft } from '#kit/form/use-draft.ts';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { saveBillDate } from '../../api.ts';

type Options = { project: ProjectInfo; reload: () => Promise<unknown> };

/** The form state of the winner's invoice date, and saving it (T9). */
export function useBillDate({ project, reload }: Options) {
  const [opened, setOpened] = useState(false);
  const { draft, change } = useDraft({ BillDate: project.billDate });
  const form = useForm({ draft, change, checks: billDateChecks, empty: { BillDate: '' } });
  const send = async () => {
    const done = await performAction({
      done: 'outsourced.billDate.done',
      failed: 'outsourced.billDate.failed',
      send: () => saveBillDate(project.id, draft.BillDate),
      reload,
    });
    if (done) setOpened(false);
    return undefined;
  };
  return {
    form,
    opened,
    open: () => setOpened(true),
    close: () => setOpened(false),
    save: () => form.submit(send),
  };
}
