import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { ReceiptSheet } from '#areas/receipts/public/receipt-sheet.tsx';
import { useReceipts } from '#areas/receipts/public/use-receipts.ts';
import { TAB_LINK, toTalk } from '#areas/site/public/talk-tab.ts';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { ShipmentFacts } from './shipping-facts.tsx';

type Props = { project: ProjectInfo; reload: () => Promise<void>; explain: ExplainStale; linkClass: string };

/**
 * The button 자재수령 with its sheet. While a difference waits for staff it leads to the talk (MT4, D-449).
 * A receipt that waits on this device is not asked for again (D-466).
 */
export function ReceiveButton({ project, reload, explain, linkClass }: Props) {
  /** The project as it was when the user opened the sheet. */
  const [opened, setOpened] = useState<ProjectInfo | null>(null);
  const receipts = useReceipts(project.id);
  const page = receipts.data?.meta;
  const isKept = (useUnsent()?.own ?? []).some(
    ({ kind, projectId, state }) => kind === 'receipt' && projectId === project.id && state === 'waiting',
  );
  const shown = opened ?? project;
  const close = () => setOpened(null);
  if (page?.waitingYN === 'Y')
    return (
      <>
        <Link to="." search={toTalk} {...TAB_LINK} className={linkClass}>
          현장 대화
        </Link>
        <BusyButton variant="default" inactive>
          확인 대기
        </BusyButton>
      </>
    );
  // A second receipt of the same shipment would be refused.
  if (isKept)
    return (
      <BusyButton variant="default" inactive>
        기기에 저장됨
      </BusyButton>
    );
  return (
    <>
      <BusyButton rests={false} onClick={() => setOpened(project)}>
        자재수령
      </BusyButton>
      {page && (
        <ReceiptSheet
          key={`${page.shipment} ${page.due.length} ${opened !== null}`}
          project={shown}
          page={page}
          facts={<ShipmentFacts project={shown} />}
          opened={opened !== null}
          onClose={close}
          reload={async () => {
            await Promise.all([receipts.refetch(), reload()]);
          }}
          explainConflict={() => {
            close();
            return explain(shown);
          }}
        />
      )}
    </>
  );
}
