import type { Actor } from '@portal/contract/core/actor';
import { useActor } from '../../../lib/use-actor.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { MonthChart } from '../parts/month-chart.tsx';
import { MonthNavigator } from '../parts/month-navigator.tsx';
import { SettlementList } from '../parts/settlement-list.tsx';
import { useSettlementPage } from '../parts/use-settlement-page.ts';

function Settlement({ actor }: { actor: Actor }) {
  const page = useSettlementPage(actor);
  const { month, months, change } = page;
  const choose = (chosen: string) => void change({ month: chosen });
  return (
    <>
      <PageTitle title="정산현황">
        <MonthNavigator month={month} onChange={choose} />
      </PageTitle>
      {months.data && <MonthChart months={months.data.data} shown={month} onChoose={choose} />}
      <SettlementList actor={actor} page={page} />
    </>
  );
}

/** /accounting/list: what was invoiced in a month, settled by staff (SETTLE-01 to SETTLE-35). */
export function SettlementPage() {
  const actor = useActor();
  return actor && <Settlement actor={actor} />;
}
