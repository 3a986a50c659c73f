import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { hasAddition, totalOf } from '@portal/contract/core/money';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Won } from '#ui/text/money.tsx';
import { Text } from '#ui/text/text.tsx';
import css from '../acceptance/acceptance.module.css';
import type { useBillDate } from './use-bill-date.ts';

type Props = { project: ProjectInfo; bill: ReturnType<typeof useBillDate> };

/** The amounts of the invoice: the price, the addition and their sum. */
function Sums({ project }: Pick<Props, 'project'>) {
  const lines = [
    ['금액', project.price],
    ['추가금액', project.addPrice],
  ] as const;
  return (
    <Stack as="dl" padY={4}>
      {hasAddition(project) &&
        lines.map(([label, amount]) => (
          <Row key={label} justify="between" gap={16}>
            <dt>{label}</dt>
            <Text as="dd">
              <Won amount={amount} />
            </Text>
          </Row>
        ))}
      <Row justify="between" gap={16} weight="semibold" tone="text">
        <dt>합계</dt>
        <Text as="dd">
          <Won amount={totalOf(project)} />{' '}
          <Text as="small" size={13} weight="regular" tone="soft">
            VAT 별도
          </Text>
        </Text>
      </Row>
    </Stack>
  );
}

/** The form for the contractor's invoice date, which also shows the invoice amount (PART-45, PART-46). */
export function BillDateSheet({ project, bill }: Props) {
  const { form, opened, close, save } = bill;
  const { BillDate, awardDay, lastDay } = form.draft;
  const foot = (
    <SheetFoot
      question="계산서 발행일"
      summary={BillDate === '' ? <span data-missing>미선택</span> : <span>{withWeekday(BillDate)}</span>}
    >
      <BusyButton variant="default" onClick={close}>
        닫기
      </BusyButton>
      <BusyButton busy={form.busy} onClick={save}>
        저장
      </BusyButton>
    </SheetFoot>
  );
  return (
    <Sheet title="계산서 발행일 입력" opened={opened} onClose={close}>
      <FormFrame busy={form.busy} foot={foot}>
        <SheetSubject name={project.projectName}>
          <Sums project={project} />
        </SheetSubject>
        <div className={css['large']}>
          <TextField
            label="계산서 발행일"
            type="date"
            firstDay={awardDay}
            description={`${awardDay}부터 ${lastDay}까지. 계산서 발급이 확인되기 전까지 바꿀 수 있습니다.`}
            {...fieldOf(form, 'BillDate')}
          />
        </div>
      </FormFrame>
    </Sheet>
  );
}
