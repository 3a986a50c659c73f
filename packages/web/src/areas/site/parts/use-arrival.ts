import type { VisitPage } from '@portal/contract/areas/site/visit-calls';
import { type ArrivalDraft, arrivalChecks, MOST_HEADCOUNT } from '@portal/contract/areas/site/visits';
import { useState } from 'react';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { isBadRequest } from '#lib/refusal.ts';
import { arrive } from '../api.ts';
import { deviceTime } from '../public/device-time.ts';

type Options = { page: VisitPage; reload: () => Promise<unknown>; onDone: () => void };

/** The form of an arrival. Its entry id is made once, so that a repeat is no second arrival. */
export function useArrival({ page, reload, onDone }: Options) {
  const [EntryId] = useState(makeEntryId);
  const [typed, setTyped] = useState<Omit<ArrivalDraft, 'points'>>({
    Headcount: Math.min(Math.max(page.headcount, 1), MOST_HEADCOUNT),
    Points: [],
  });
  const draft: ArrivalDraft = { ...typed, points: page.points };
  const form = useForm<ArrivalDraft>({
    draft,
    change: (part) => setTyped((former) => ({ ...former, ...part })),
    checks: arrivalChecks,
    empty: { Headcount: 0, Points: [], points: page.points },
  });
  const send = async () => {
    const Points = draft.Points.filter((point) => page.points.includes(point));
    const done = await performAction({
      done: 'site.arrive.done',
      failed: 'site.arrive.failed',
      send: () =>
        arrive({ AwardId: page.awardId, EntryId, Headcount: draft.Headcount, Points, DeviceDtm: deviceTime() }).catch(
          async (error: unknown) => {
            // The safety points may have changed since the page was read.
            if (isBadRequest(error)) await reload();
            throw error;
          },
        ),
      reload,
    });
    if (done) onDone();
    return undefined;
  };
  return { form, save: () => form.submit(send) };
}
