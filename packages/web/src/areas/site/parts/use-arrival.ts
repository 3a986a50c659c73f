import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import type { VisitPage } from '@portal/contract/areas/site/visit-calls';
import { type ArrivalDraft, arrivalChecks, MOST_HEADCOUNT } from '@portal/contract/areas/site/visits';
import { useState } from 'react';
import { storeAndSend } from '#areas/site-queue/public/store-and-send.ts';
import { useForm } from '#kit/form/use-form.ts';
import { performAction } from '#kit/record/perform-action.ts';
import { makeEntryId } from '#lib/make-key.ts';
import { isBadRequest } from '#lib/refusal.ts';
import { deviceTime } from '../public/device-time.ts';

type Options = {
  project: Pick<ProjectInfo, 'id' | 'projectName'>;
  page: VisitPage;
  reload: () => Promise<unknown>;
  onDone: () => void;
};

/** The form of an arrival. Its entry id is made once, so that a repeat is no second arrival. */
export function useArrival({ project, page, reload, onDone }: Options) {
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
    const body = { AwardId: page.awardId, EntryId, Headcount: draft.Headcount, Points, DeviceDtm: deviceTime() };
    const place = { awardId: page.awardId, projectId: project.id, projectName: project.projectName };
    let outcome: 'sent' | 'kept' = 'sent';
    const done = await performAction({
      done: () => (outcome === 'kept' ? 'queue.kept' : 'site.arrive.done'),
      failed: 'site.arrive.failed',
      send: async () => {
        try {
          outcome = await storeAndSend({
            entryId: EntryId,
            kind: 'arrive',
            place,
            path: 'Site/visit-arrive',
            body,
            title: '현장 도착',
          });
        } catch (error) {
          // The safety points may have changed since the page was read.
          if (isBadRequest(error)) await reload();
          throw error;
        }
      },
      reload,
    });
    if (done) onDone();
    return undefined;
  };
  return { form, save: () => form.submit(send) };
}
