import { inWon } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import type { Key } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import css from './batch.module.css';
import type { BatchAction, Refused, splitMarked, Unit } from './run-batch.ts';

/** How many names are listed. The others are counted. */
const NAMES = 5;

/** The question: the action, the rows it applies to, and how many are skipped for which reasons. */
export type Question = Pick<BatchAction<never>, 'label' | 'question' | 'removes'> &
  Pick<ReturnType<typeof splitMarked>, 'reasons' | 'sum' | 'companies'> & {
    unit: Unit;
    rows: readonly { key: Key; name: string }[];
    skipped: number;
  };

type QuestionProps = Question & { onRun: () => Promise<unknown>; onClose: () => void };

/** Asks before an action on several rows (D-158, D-97). Shows count, sum, companies, names and the skipped rows. */
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
  const { reasons, sum, companies } = facts;
  const more = rows.length - NAMES;
  return (
    <Dialog title={label} opened onClose={onClose} width={440}>
      <p className={css['text']}>{messageText(question)}</p>
      <dl className={css['sums']}>
        <dt>{unit === '명' ? '인원' : '건수'}</dt>
        <dd>
          {rows.length}
          {unit}
        </dd>
        {sum !== undefined && (
          <>
            <dt>금액 (VAT 별도)</dt>
            <dd>{inWon(sum)}</dd>
          </>
        )}
        {companies.length > 0 && (
          <>
            <dt>업체</dt>
            <dd>{companies.join(', ')}</dd>
          </>
        )}
      </dl>
      <ul className={css['names']}>
        {rows.slice(0, NAMES).map(({ key, name }) => (
          <li key={key}>{name}</li>
        ))}
        {more > 0 && <li>{`외 ${more}${unit}`}</li>}
      </ul>
      {skipped > 0 && (
        <p className={css['skipped']}>
          나머지 {`${skipped}${unit}`}은 그대로 둡니다. {reasons.join(' ')}
        </p>
      )}
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose} {...(removes ? { 'data-autofocus': true } : {})}>
          닫기
        </BusyButton>
        <BusyButton {...(removes ? { color: 'red' } : { 'data-autofocus': true })} onClick={onRun}>
          {`${rows.length}${unit} ${label}`}
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}

/** The result of an action on several rows. */
export type Outcome = { title: string; text: string; refused: readonly Refused[] };

/** Lists the refused rows with their reasons. */
export const BatchSummary = ({ title, text, refused, onClose }: Outcome & { onClose: () => void }) => (
  <Dialog title={title} opened onClose={onClose}>
    <p className={css['text']}>{text}</p>
    <ul className={css['refused']}>
      {refused.map(({ key, name, reason }) => (
        <li key={key}>
          <strong>{name}</strong>
          <span>{reason}</span>
        </li>
      ))}
    </ul>
    <ButtonRow>
      <BusyButton variant="default" onClick={onClose} data-autofocus>
        닫기
      </BusyButton>
    </ButtonRow>
  </Dialog>
);
