import { inWon } from '@portal/contract/core/formats';
import { messageText } from '@portal/contract/messages';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ButtonRow, Dialog } from '../../ui/dialog.tsx';
import css from './batch.module.css';
import { type BatchAction, type Naming, type Refused, sortMarked } from './run-batch.ts';

/** Names told one by one; the others are counted. */
const NAMES = 5;

type QuestionProps<Row> = {
  action: BatchAction<Row>;
  rows: readonly Row[];
  naming: Naming<Row>;
  onRun: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks before an action on several rows: count, sum, companies and names, and what stays behind (D-158, D-97). */
export function BatchQuestion<Row>({ action, rows, naming, onRun, onClose }: QuestionProps<Row>) {
  const { able, held, reasons, sum, companies } = sortMarked(rows, action);
  const more = able.length - NAMES;
  return (
    <Dialog title={action.label} opened onClose={onClose} width={440}>
      <p className={css['text']}>{messageText(action.question)}</p>
      <dl className={css['sums']}>
        <dt>건수</dt>
        <dd>{able.length}건</dd>
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
        {able.slice(0, NAMES).map((row) => (
          <li key={naming.keyOf(row)}>{naming.nameOf(row)}</li>
        ))}
        {more > 0 && <li>외 {more}건</li>}
      </ul>
      {held.length > 0 && (
        <p className={css['held']}>
          나머지 {held.length}건은 그대로 둡니다. {reasons.join(' ')}
        </p>
      )}
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose} {...(action.removes ? { 'data-autofocus': true } : {})}>
          닫기
        </BusyButton>
        <BusyButton {...(action.removes ? { color: 'red' } : { 'data-autofocus': true })} onClick={onRun}>
          {action.label}
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
