import { inWon } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import type { Key } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import css from './batch.module.css';
import type { BatchAction, Refused, sortMarked } from './run-batch.ts';

/** Names told one by one; the others are counted. */
const NAMES = 5;

/** What is asked about: the action, the rows it can be done with, and how many stay behind for which reasons. */
export type Question = Pick<BatchAction<never>, 'label' | 'question' | 'removes'> &
  Pick<ReturnType<typeof sortMarked>, 'reasons' | 'sum' | 'companies'> & {
    rows: readonly { key: Key; name: string }[];
    held: number;
  };

type QuestionProps = Question & { onRun: () => Promise<unknown>; onClose: () => void };

/** Asks before an action on several rows: count, sum, companies and names, and what stays behind (D-158, D-97). */
export function BatchQuestion({
  label,
  question,
  removes = false,
  rows,
  held,
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
        <dt>건수</dt>
        <dd>{rows.length}건</dd>
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
        {more > 0 && <li>외 {more}건</li>}
      </ul>
      {held > 0 && (
        <p className={css['held']}>
          나머지 {held}건은 그대로 둡니다. {reasons.join(' ')}
        </p>
      )}
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose} {...(removes ? { 'data-autofocus': true } : {})}>
          닫기
        </BusyButton>
        <BusyButton {...(removes ? { color: 'red' } : { 'data-autofocus': true })} onClick={onRun}>
          {label}
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}

/** What came of an action on several rows. */
export type Outcome = { title: string; text: string; refused: readonly Refused[] };

/** Which rows were refused, and for what reason. */
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
