import type { ProjectRow } from '@portal/contract/areas/outsourced-projects/shapes';
import { isBeforeAward } from '@portal/contract/areas/outsourced-projects/status';
import { firstAndOthers, splitValues } from '@portal/contract/core/formats';
import type { ReactNode } from 'react';
import { RecordCard } from '#kit/list/record-card.tsx';
import { shortDay } from '#lib/days.ts';
import { Ago } from '#ui/text/ago.tsx';
import { Total } from '#ui/text/money.tsx';
import { changeText } from '../../public/change-text.tsx';
import { isTaken, stateOf } from './row-state.ts';
import { todoText } from './todo-text.ts';

/** '12-03 (목) 외 3일' while several days are offered, then the chosen day. */
function dayOf(row: ProjectRow): string {
  if (!isBeforeAward(row.status)) return shortDay(row.choiceSelDate);
  const [first = '', ...others] = splitValues(row.startDate);
  return others.length > 0 ? `${shortDay(first)} 외 ${others.length}일` : shortDay(first);
}

/** The latest fact of a row: invoice date, posting time, winner or award time. */
function newestOf(row: ProjectRow, partner: boolean): ReactNode {
  if (row.billDate !== '') return `발행일 ${shortDay(row.billDate)}`;
  if (row.status === 'N' && row.postedDtm !== '') return <Ago at={row.postedDtm} />;
  if (partner) return row.ownYN === 'Y' ? '우리 업체' : row.choiceCompanyName;
  return row.choiceDtm === '' ? '' : <Ago at={row.choiceDtm} />;
}

function emphasisOf(row: ProjectRow, partner: boolean): 'own' | 'gone' | undefined {
  if (isTaken(row, partner)) return 'gone';
  return partner && row.ownYN === 'Y' ? 'own' : undefined;
}

type Viewer = { partner: boolean; link: (row: ProjectRow) => string };

/** Renders a project as a card. `link` returns the URL of its page. */
export const projectCard =
  ({ partner, link }: Viewer) =>
  (row: ProjectRow) => {
    const companyOrPm = row.choiceCompanyName || firstAndOthers(row.mizePMUserName);
    return (
      <RecordCard
        to={link(row)}
        state={stateOf(row, partner)}
        place={row.areaName}
        latest={newestOf(row, partner)}
        name={row.projectName}
        when={[dayOf(row), partner ? '' : companyOrPm].filter((text) => text !== '').join(' · ')}
        amount={<Total amounts={row} onCard />}
        emphasis={emphasisOf(row, partner)}
        todo={changeText(row) ?? todoText(row)}
      />
    );
  };
