import type { ProjectInfo } from '@portal/contract/areas/outsourced-projects/shapes';
import { withWeekday } from '@portal/contract/core/dates';
import { hasAddition, totalOf } from '@portal/contract/core/money';
import { fieldOf } from '#kit/form/field-of.ts';
import { FormFrame } from '#kit/form/form-frame.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { TextField } from '#ui/fields/fields.tsx';
import { Sheet, SheetFoot, SheetSubject } from '#ui/layers/sheet.tsx';
import { Won } from '#ui/text/money.tsx';
import css from './bill-date-sheet.module.css';
import type { useBillDate } from './use-bill-date.ts';

type Props = { project: ProjectInfo; bill: ReturnType<typeof useBillDate> };

/** The amounts of the invoice: the price, the addition and their sum. */
function Sums({ project }: Pick<Props, 'project'>) {
  const lines = [
    ['금액', project.price],
    ['추가금액', project.addPrice],
  ] as const;
  return (
    <dl className={css['sums']}>
      {hasAddition(project) &&
        lines.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <Won amount={amount} />
            </dd>
          </div>
        ))}
      <div data-total>
        <dt>합계</dt>
        <dd>
          <Won amount={totalOf(project)} /> <small>VAT 별도</small>
        </dd>
      </div>
    </dl>
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
        <div className={css['date']}>
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
