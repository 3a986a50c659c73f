import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { Link } from '@tanstack/react-router';
import { ReceiptSheet } from '#areas/receipts/public/receipt-sheet.tsx';
import { useReceipts } from '#areas/receipts/public/use-receipts.ts';
import { TAB_LINK, toTalk } from '#areas/site/public/talk-tab.ts';
import { useUnsent } from '#areas/site-queue/public/use-unsent.ts';
import { useDecided } from '#kit/ground/use-decided.ts';
import { asButton } from '#ui/buttons/as-button.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import type { ExplainStale } from '../live/use-stale-step.ts';
import { ShipmentFacts } from './shipping-facts.tsx';

type Props = {
  project: ProjectInfo;
  reload: () => Promise<void>;
  explain: ExplainStale;
  /** The class of the link that stands in its place. */
  linkClass?: string | undefined;
  /** Whether the receipt is the next deed of the page. */
  isNext?: boolean;
  /** Whether there is room to say that a difference waits for staff. */
  isAlone?: boolean;
};

/**
 * The button 자재수령 with its sheet. While a difference waits for staff it leads to the talk (MT4, D-449).
 * A receipt that waits on this device is not asked for again (D-466).
 */
export function ReceiveButton({ project, reload, explain, linkClass, isNext = true, isAlone = true }: Props) {
  const { shown, opened, open, close, explained } = useDecided(project);
  const receipts = useReceipts(project.id);
  const page = receipts.data?.meta;
  const isUnsent = (useUnsent()?.idle ?? []).some(
    ({ kind, projectId, state }) => kind === 'receipt' && projectId === project.id && state === 'waiting',
  );
  if (page?.waitingYN === 'Y')
    return (
      <>
        <Link to="." search={toTalk} {...TAB_LINK} {...asButton('default', linkClass)}>
          현장 대화
        </Link>
        {isAlone && (
          <BusyButton variant="default" inactive>
            확인 대기
          </BusyButton>
        )}
      </>
    );
  // A second receipt of the same shipment would be refused.
  if (isUnsent)
    return (
      <BusyButton variant="default" inactive>
        기기에 저장됨
      </BusyButton>
    );
  return (
    <>
      <BusyButton needsServer={false} {...(isNext ? {} : { variant: 'default' })} onClick={open}>
        자재수령
      </BusyButton>
      {page && (
        <ReceiptSheet
          key={`${page.shipment} ${page.due.length} ${opened}`}
          project={shown}
          page={page}
          facts={<ShipmentFacts project={shown} />}
          opened={opened}
          onClose={close}
          reload={async () => {
            await Promise.all([receipts.refetch(), reload()]);
          }}
          explainConflict={() => explained(() => explain(shown))}
        />
      )}
    </>
  );
}
