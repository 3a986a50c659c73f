import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { ProjectStatus, statusLabel } from '@portal/contract/areas/outsourced-projects/status';
import type { Actor } from '@portal/contract/core/actor';
import { withWeekday } from '@portal/contract/core/dates';
import { inWon, splitValues } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import { type Fact, FactList } from '../../../kit/record/fact-list.tsx';
import { Section } from '../../../ui/headings.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import { MaterialsText } from '../../project/public/materials-field.tsx';
import { peopleFacts } from '../../project/public/people-facts.tsx';
import { isTaken } from './allowed.ts';
import { valuesOf } from './values.ts';

const amount = (digits: string): string => (digits === '' ? '' : `${inWon(digits)} (VAT 별도)`);

/** What both details tell of the work itself. */
export function ProjectFacts({ project, changed = [] }: { project: ProjectInfo; changed?: readonly string[] }) {
  const dates = splitValues(project.startDate).map(withWeekday).join('\n');
  const chosen: Fact[] =
    project.choiceSelDate === '' ? [] : [{ label: '선택한 시작일', value: withWeekday(project.choiceSelDate) }];
  return (
    <FactList
      changed={changed}
      facts={[
        { label: '프로젝트명', value: project.projectName, wide: true },
        { label: '프로젝트금액', value: amount(project.price) },
        { label: '추가금액', value: amount(project.addPrice) },
        { label: '지역', value: project.areaName },
        { label: '프로젝트 시작일', value: dates },
        ...chosen,
        { label: '상세내용', value: project.detailContent, wide: true },
        {
          label: '투입자재',
          value: <MaterialsText none={project.materialsNoYN} lines={valuesOf(project).Materials} />,
          wide: true,
        },
        { label: '비고', value: project.etcMemo, wide: true },
        ...peopleFacts(project),
      ]}
    />
  );
}

function endFacts(project: ProjectInfo): Fact[] {
  if (project.mizeStatus === ProjectStatus.Withdrawn) {
    return [
      { label: '철회일시', value: project.withDrawalDtm, wide: true },
      { label: '철회 사유', value: project.withDrawalMemo, wide: true },
    ];
  }
  if (project.mizeStatus === ProjectStatus.Canceled) {
    return [
      { label: '취소일시', value: project.canceledDtm, wide: true },
      { label: '취소 사유', value: project.cancelMemo, wide: true },
    ];
  }
  return [];
}

/** The status; date and reason only for a withdrawn or a cancelled project (D-46). */
export function StatusSection({ project, actor }: { project: ProjectInfo; actor: Actor }) {
  const { mizeStatus } = project;
  const badge = isTaken(project, actor) ? (
    <StatusBadge code="closed" label={messageText('outsourced.taken')} />
  ) : (
    <StatusBadge code={mizeStatus} label={statusLabel(mizeStatus)} />
  );
  return (
    <Section title="진행 상태">
      <FactList facts={[{ label: '상태', value: badge, wide: true }, ...endFacts(project)]} />
    </Section>
  );
}
