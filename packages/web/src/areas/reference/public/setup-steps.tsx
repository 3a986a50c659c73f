import { isManager } from '@portal/contract/core/actor';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useActor } from '#lib/use-actor.ts';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { setupStepsQuery } from './setup-steps-query.ts';

const SetupGuide = lazyPart(async () => (await import('../parts/setup-guide.tsx')).SetupGuide);

/** The guide to the first posted project, which then disappears (D-133, D-254). */
export function SetupSteps() {
  const { data = [] } = useQuery({ ...setupStepsQuery, enabled: isManager(useActor()) });
  const next = data.find(({ doneYN }) => doneYN === 'N');
  return <Suspense>{next && <SetupGuide steps={data} next={next.step} />}</Suspense>;
}
