import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { splitValues } from '@portal/contract/core/formats';
import { Fragment } from 'react';
import { peopleFacts, registeredFact } from '#areas/project/public/people-facts.tsx';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import type { FormerValue } from '#kit/record/former.tsx';
import { Text } from '#ui/text/text.tsx';
import { Faint } from '#ui/text/values.tsx';
import { chosenDateFact, isDateMoved } from '../agreement/agreement-facts.tsx';

/** Days in one line, which breaks between them only. */
const Days = ({ days }: { days: readonly string[] }) =>
  days.map((day, index) => (
    <Fragment key={day}>
      {index > 0 && ' '}
      <Text as="time" whole dateTime={day}>
        {withWeekday(day)}
        {index < days.length - 1 && ','}
      </Text>
    </Fragment>
  ));

/** The offered days. A single one is in the head. */
function offeredDays({ startDate, choiceSelDate }: ProjectInfo): Fact[] {
  const days = splitValues(startDate);
  const isInHead = days.length < 2 && (choiceSelDate === '' || days.includes(choiceSelDate));
  return isInHead ? [] : [{ label: '프로젝트 시작일', value: <Days days={days} /> }];
}

/** That a project has no materials. Its materials are a section of their own. */
const noMaterials = (project: ProjectInfo): Fact[] =>
  project.materials.length > 0
    ? []
    : [{ label: '투입자재', value: project.materialsNoYN === 'Y' ? '투입자재 없음' : <Faint text="미정" /> }];

/** The facts about the work on the detail page. What the head shows is not repeated (D-302). */
export function ProjectFacts({ project, changed = [] }: { project: ProjectInfo; changed?: readonly FormerValue[] }) {
  const moved: Fact[] = isDateMoved(project) ? [chosenDateFact(project)] : [];
  return (
    <FactList
      changed={changed}
      facts={[
        ...offeredDays(project),
        ...moved,
        { label: '상세내용', value: project.detailContent, wide: true, isText: true },
        ...noMaterials(project),
        { label: '비고', value: project.etcMemo, wide: true, isText: true },
        ...peopleFacts(project),
        registeredFact(project),
      ]}
    />
  );
}
