import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { splitValues } from '@portal/contract/core/formats';
import { hasAddition } from '@portal/contract/core/money';
import { MaterialsText } from '#areas/project/public/materials-field.tsx';
import { peopleFacts } from '#areas/project/public/people-facts.tsx';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { Sum, VatFree } from '#ui/text/money.tsx';
import { chosenDateFact } from '../agreement/agreement-facts.tsx';
import { valuesOf } from '../register/values.ts';

/** The amounts, and their sum where an additional amount makes it differ (D-230). */
const amountFacts = (project: ProjectInfo): Fact[] => [
  { label: '프로젝트금액', value: <VatFree amount={project.price} /> },
  { label: '추가금액', value: <VatFree amount={project.addPrice} /> },
  ...(hasAddition(project) ? [{ label: '합계', value: <Sum amounts={project} />, wide: true }] : []),
];

/** The facts about the work on the detail page. */
export function ProjectFacts({ project, changed = [] }: { project: ProjectInfo; changed?: readonly string[] }) {
  const dates = splitValues(project.startDate).map(withWeekday).join('\n');
  const chosen: Fact[] = project.choiceSelDate === '' ? [] : [chosenDateFact(project)];
  return (
    <FactList
      changed={changed}
      facts={[
        { label: '프로젝트명', value: project.projectName, wide: true },
        ...amountFacts(project),
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
