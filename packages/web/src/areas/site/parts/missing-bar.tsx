import { ARRIVAL_REQUEST_LIMIT, MISSING_FROM } from '@portal/contract/areas/site/site-days';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { askArrival } from '../api.ts';
import type { StatedSite } from './site-list.ts';
import css from './sites.module.css';

type Props = {
  /** How many crews have not come. */
  missing: number;
  /** The sites among them whose companies nobody has asked today. */
  unasked: readonly StatedSite[];
  onAsked: () => Promise<unknown>;
};

/** Says how many crews have not come, and asks their companies with one press (D-475). */
export function MissingBar({ missing, unasked, onAsked }: Props) {
  const toAsk = unasked.slice(0, ARRIVAL_REQUEST_LIMIT);
  const handleAsk = async () => {
    try {
      const count = await askArrival(toAsk.map(({ awardId }) => awardId));
      if (count === 0) toast.error('site.ask.none');
      else toast.success('site.ask.sent', { count });
    } catch (error) {
      showRefusal('site.ask.failed', error);
    }
    await onAsked();
  };
  return (
    <Row ground="bad-soft" tone="bad" weight="semibold" round="md" gap={12} padY={8} padX={12} stacks>
      <Row gap={12} fill>
        <Icon name="alert" />
        <Text role="status">
          {MISSING_FROM}이 지났는데 도착하지 않은 현장이 {missing}곳 있습니다.
        </Text>
      </Row>
      <span className={css['ask']} data-print="off">
        {toAsk.length === 0 ? (
          '업체에 확인을 요청했습니다'
        ) : (
          <BusyButton variant="subtle" color="red" onClick={handleAsk}>
            업체 {toAsk.length}곳에 확인 요청
          </BusyButton>
        )}
      </span>
    </Row>
  );
}
