import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus } from '@portal/contract/areas/outsourced-projects/status';
import { Suspense, useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { lazyPart } from '#ui/feedback/lazy-part.ts';
import { Loading } from '#ui/feedback/states.tsx';
import { Section } from '#ui/text/headings.tsx';

const DeliveryList = lazyPart(async () => (await import('../parts/delivery-list.tsx')).DeliveryList);

/** '보낸 알림' on the record of a project that was posted, for staff: loaded when it is opened (D-393). */
export function DeliverySection({ project: { id, mizeStatus } }: { project: Pick<ProjectInfo, 'id' | 'mizeStatus'> }) {
  const [shown, setShown] = useState(false);
  if (mizeStatus === ProjectStatus.Draft) return null;
  const toggle = (
    <BusyButton variant="subtle" size="compact-sm" aria-expanded={shown} onClick={() => setShown(!shown)}>
      {shown ? '보낸 알림 접기' : '보낸 알림 보기'}
    </BusyButton>
  );
  return (
    <Section title="보낸 알림" place="deliveries" note="업체에 보낸 알림" side={toggle}>
      {shown && (
        <Suspense fallback={<Loading />}>
          <DeliveryList projectId={id} />
        </Suspense>
      )}
    </Section>
  );
}
