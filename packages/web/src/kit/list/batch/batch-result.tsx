import { useState } from 'react';
import { copyText } from '#lib/copy-text.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Segments } from '#ui/choices/segments.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './batch.module.css';
import { RESULTS, type RowResult, type Unit } from './run-batch.ts';

const WORDS = { refused: '실패', skipped: '제외', done: '완료' } as const;
const MARKS = { refused: 'alert', skipped: 'minus', done: 'check' } as const;

/** The result of an action on several rows. */
export type BatchOutcome = {
  title: string;
  /** The action, in the buttons that do it again. */
  label: string;
  text: string;
  unit: Unit;
  lines: readonly RowResult[];
};

type Props = BatchOutcome & { onRepeat: () => Promise<unknown>; onClose: () => void };

const Lines = ({ lines }: { lines: readonly RowResult[] }) => (
  <table className={css['result']}>
    <thead>
      <tr>
        <th scope="col">이름</th>
        <th scope="col">결과</th>
      </tr>
    </thead>
    <tbody>
      {lines.map(({ key, name, result, reason }) => (
        <tr key={key} data-result={result}>
          <th scope="row">
            <Row as="span" gap={8} align="start">
              <Icon name={MARKS[result]} />
              {name}
            </Row>
          </th>
          <td>{reason === '' ? WORDS[result] : reason}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/**
 * Lists what was refused, passed over and done, with reasons. The solid button repeats only what can succeed, and the
 * refused lines can be copied.
 */
export function BatchResult({ title, label, text, unit, lines, onRepeat, onClose }: Props) {
  const [shown, setShown] = useState<RowResult['result'] | 'all'>('all');
  const countOf = (result: RowResult['result']): number => lines.filter((line) => line.result === result).length;
  const refused = lines.filter(({ result }) => result === 'refused');
  const repeatable = lines.filter(({ repeat }) => repeat !== undefined).length;
  const present = RESULTS.filter((result) => countOf(result) > 0);
  const copy = () => copyText(refused.map(({ name, reason }) => `${name}\t${reason}`).join('\n'));
  return (
    <Dialog title={title} opened onClose={onClose} width={680}>
      <Stack gap={12}>
        <Text role="status">{text}</Text>
        <Row>
          {' '}
          <Segments
            label="결과"
            value={present.some((result) => result === shown) ? shown : 'all'}
            options={[
              { value: 'all', label: `전체 ${lines.length}` },
              ...present.map((value) => ({ value, label: `${WORDS[value]} ${countOf(value)}` })),
            ]}
            onChange={setShown}
          />
        </Row>{' '}
        <Lines
          lines={shown === 'all' || countOf(shown) === 0 ? lines : lines.filter(({ result }) => result === shown)}
        />
      </Stack>
      <ButtonRow apart={refused.length > 0}>
        {refused.length > 0 && (
          <BusyButton variant="subtle" onClick={copy}>
            못 한 {`${refused.length}${unit}`} 복사
          </BusyButton>
        )}
        <BusyButton variant="default" onClick={onClose} data-autofocus>
          닫기
        </BusyButton>
        {repeatable > 0 && <BusyButton onClick={onRepeat}>{`${repeatable}${unit} 다시 ${label}`}</BusyButton>}
      </ButtonRow>
    </Dialog>
  );
}
