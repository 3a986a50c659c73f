import type { SharedInfo } from '@portal/contract/areas/project/shapes';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { Section } from '#ui/text/headings.tsx';
import { Moment } from '#ui/text/values.tsx';

/** The facts about when and why a project was cancelled. */
export const canceledFacts = ({ canceledDtm, cancelMemo }: Pick<SharedInfo, 'canceledDtm' | 'cancelMemo'>): Fact[] => [
  { label: '취소일시', value: canceledDtm && <Moment at={canceledDtm} />, wide: true },
  { label: '취소 사유', value: cancelMemo, wide: true },
];

/** Shows when and why a project was cancelled or withdrawn. Empty without facts. */
export const CancellationSection = ({ facts }: { facts: readonly Fact[] }) =>
  facts.length > 0 && (
    <Section title="진행 상태">
      <FactList facts={facts} />
    </Section>
  );
