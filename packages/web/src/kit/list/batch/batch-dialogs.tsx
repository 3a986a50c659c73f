import { messageText } from '@portal/contract/messages';
import type { Key } from 'react';
import { type Memo, useMemoField } from '#kit/record/use-memo-field.tsx';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Won } from '#ui/text/money.tsx';
import { Text } from '#ui/text/text.tsx';
import { TotalsList } from '#ui/text/totals-list.tsx';
import css from './batch.module.css';
import type { BatchAction, CompanySum, splitMarked, Unit } from './run-batch.ts';

/** How many names are listed. The others are counted. */
const NAMES = 5;

/** The question: the action, the rows it applies to, and how many are skipped for which reasons. */
export type BatchPrompt = Pick<BatchAction<never>, 'label' | 'question' | 'removes' | 'consequence' | 'memo'> &
  Pick<ReturnType<typeof splitMarked>, 'reasons' | 'sum' | 'companies'> & {
    unit: Unit;
    rows: readonly { key: Key; name: string }[];
    skipped: number;
  };

type QuestionProps = BatchPrompt & { onRun: (memo: string) => Promise<unknown>; onClose: () => void };

/** Count and sum of the rows of each company. */
const CompanySums = ({ companies }: { companies: readonly CompanySum[] }) => (
  <table className={css['companies']}>
    <thead>
      <tr>
        <th scope="col">업체</th>
        <th scope="col">건수</th>
        <th scope="col">금액 (VAT 별도)</th>
      </tr>
    </thead>
    <tbody>
      {companies.map(({ name, count, sum }) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          <td>{count}건</td>
          <td>
            <Won amount={sum} />
          </td>
        </tr>
      ))}
    </tbody>
  </table>
);

type ButtonsProps = Pick<QuestionProps, 'label' | 'onRun' | 'onClose'> & { removes: boolean; focused?: boolean };

const Buttons = ({ label, removes, focused = true, onRun, onClose }: ButtonsProps) => (
  <ButtonRow>
    <BusyButton variant="default" onClick={onClose} {...(focused && removes ? { 'data-autofocus': true } : {})}>
      닫기
    </BusyButton>
    <BusyButton
      {...(removes ? { color: 'red' } : {})}
      {...(focused && !removes ? { 'data-autofocus': true } : {})}
      onClick={() => onRun('')}
    >
      {label}
    </BusyButton>
  </ButtonRow>
);

/** The memo above the buttons. It has the focus first. */
function MemoButtons({ memo, onRun, ...buttons }: ButtonsProps & { memo: Memo }) {
  const { typed, isMissing, input } = useMemoField(memo);
  return (
    <>
      <Stack padY={12}>{input}</Stack>
      <Buttons {...buttons} focused={false} onRun={async () => (isMissing() ? undefined : onRun(typed))} />
    </>
  );
}

/** Asks before an action on several rows (D-158, D-97). Shows count, sums, names and the skipped rows. */
export function BatchQuestion({
  label,
  question,
  removes = false,
  unit,
  rows,
  skipped,
  onRun,
  onClose,
  ...facts
}: QuestionProps) {
  const { reasons, sum, companies, consequence, memo } = facts;
  const more = rows.length - NAMES;
  const buttons = { label: `${rows.length}${unit} ${label}`, removes, onRun, onClose };
  return (
    <Dialog title={label} opened onClose={onClose} width={440}>
      <Stack gap={12}>
        <Text>{messageText(question)}</Text>
        <TotalsList
          totals={[
            { label: unit === '명' ? '인원' : '건수', value: `${rows.length}${unit}` },
            ...(sum === undefined ? [] : [{ label: '금액 (VAT 별도)', value: <Won amount={sum} /> }]),
          ]}
        />
        {companies.length > 0 && <CompanySums companies={companies} />}
        <ul className={css['names']}>
          {rows.slice(0, NAMES).map(({ key, name }) => (
            <li key={key}>{name}</li>
          ))}
          {more > 0 && <li>{`외 ${more}${unit}`}</li>}
        </ul>
        {skipped > 0 && (
          <Text size={13} tone="soft">
            나머지 {`${skipped}${unit}`}은 그대로 둡니다. {reasons.join(' ')}
          </Text>
        )}
        {consequence !== undefined && (
          <Text size={13} tone="soft">
            {messageText(consequence)}
          </Text>
        )}
      </Stack>
      {memo ? <MemoButtons {...buttons} memo={memo} /> : <Buttons {...buttons} />}
    </Dialog>
  );
}
