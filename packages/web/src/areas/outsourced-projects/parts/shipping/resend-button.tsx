import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Sheet, SheetSubject } from '#ui/layers/sheet.tsx';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { shippingOf } from '../register/values.ts';
import { ShippingForm } from './shipping-form.tsx';

type Props = { project: ProjectInfo; reload: () => Promise<void>; explain: ExplainStale };

/** The button 추가 발송: what was missing or damaged is sent again, as a shipment of its own (D-450). */
export function ResendButton({ project, reload, explain }: Props) {
  const [opened, setOpened] = useState(false);
  const [draft, setDraft] = useState(() => shippingOf(project));
  const close = () => setOpened(false);
  return (
    <>
      <BusyButton size="compact-sm" onClick={() => setOpened(true)}>
        추가 발송
      </BusyButton>
      <Sheet title="추가 발송" opened={opened} onClose={close}>
        <SheetSubject name={project.projectName}>모자라거나 파손된 자재만 다시 보냅니다.</SheetSubject>
        <ShippingForm
          {...{ project, draft, reload }}
          changed={[]}
          maySend
          onChange={setDraft}
          onSent={close}
          explainConflict={() => explain(project)}
        />
      </Sheet>
    </>
  );
}
