import { CHOSEN_DATE_ITEM } from '@portal/contract/areas/outsourced-projects/agreement';
import type { Agreement, ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { hasAddition } from '@portal/contract/core/money';
import type { ReactNode } from 'react';
import { type Fact, FactList } from '#kit/record/fact-list.tsx';
import { Fold } from '#ui/layout/fold.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Sum, VatFree } from '#ui/text/money.tsx';
import { Text } from '#ui/text/text.tsx';

/** The long texts of the scope take the full width. */
const isLong = (value: string): boolean => value.length > 40 || value.includes('\n');

/** The agreed values. */
const AgreedValues = ({ agreed }: { agreed: Agreement }) => (
  <FactList
    facts={[
      { label: '금액', value: <VatFree amount={agreed.price} /> },
      { label: '추가금액', value: <VatFree amount={agreed.addPrice} /> },
      ...(hasAddition(agreed) ? [{ label: '합계', value: <Sum amounts={agreed} />, wide: true }] : []),
      { label: '시작일', value: withWeekday(agreed.startDate) },
      ...agreed.scope.map(({ itemName, value }) => ({
        label: itemName,
        value: value,
        wide: isLong(value),
      })),
    ]}
  />
);

/** What the winner agreed to, as one line that opens (A-12, D-220). `children` stand below the values. */
export const FoldedAgreement = ({ agreed, children }: { agreed: Agreement; children?: ReactNode }) => (
  <Fold
    head={
      <>
        <Text as="b" weight="semibold">
          수주 시 동의한 내용
        </Text>
        <Text as="small" size={12} tone="soft" cut>
          {agreed.userName} · {agreed.acceptedDtm.slice(0, 16)}
        </Text>
      </>
    }
  >
    <AgreedValues agreed={agreed} />
    {children}
  </Fold>
);

/** What the winner agreed to, with the values, the user and the time of the acceptance (A-12, D-220). */
export const AgreementFacts = ({ agreed }: { agreed: Agreement }) => (
  <>
    <Row as="h3" wraps align="baseline" gap={8} padY={12} size={14} weight="semibold">
      수주 시 동의한 내용
      <Text as="small" size={12} weight="regular" tone="soft">
        {agreed.userName} · {agreed.acceptedDtm.slice(0, 16)}
      </Text>
    </Row>
    <AgreedValues agreed={agreed} />
  </>
);

const moveOf = ({ agreed }: ProjectInfo) => agreed?.changes.findLast(({ itemName }) => itemName === CHOSEN_DATE_ITEM);

/** Whether staff moved the date that the winner chose. */
export const isDateMoved = (project: ProjectInfo): boolean => moveOf(project) !== undefined;

/** The winner's date, and when staff moved it (D-72). */
export function chosenDateFact(project: ProjectInfo): Fact {
  const { choiceSelDate, agreed } = project;
  const moved = moveOf(project);
  const day = withWeekday(choiceSelDate);
  if (!agreed || !moved) return { label: CHOSEN_DATE_ITEM, value: day };
  return {
    label: CHOSEN_DATE_ITEM,
    value: (
      <>
        {day}
        <Stack as="small" tone="warn">
          담당자가 {moved.createdDtm.slice(0, 10)}에 변경 (수주 시 {withWeekday(agreed.startDate)})
        </Stack>
      </>
    ),
  };
}
