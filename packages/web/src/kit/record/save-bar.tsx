import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Press } from '#ui/buttons/press.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Text } from '#ui/text/text.tsx';
import { VisuallyHidden } from '#ui/text/visually-hidden.tsx';
import css from './record-lines.module.css';

type Props = {
  /** Number of changed items. With 0 there is no bar. */
  changes: number;
  /** Names of the changed items. */
  names: readonly string[];
  /** Problems to fix before saving, each with its target. */
  problems: readonly { label: string; place: string }[];
  busy: boolean;
  onSave: () => Promise<unknown>;
  onRevert: () => void;
  onSelect: (place: string) => void;
};

/** Bar that appears with the first change: number of changes, problems, 되돌리기 and 저장. */
export function SaveBar({ changes, names, problems, busy, onSave, onRevert, onSelect }: Props) {
  const [isTried, setTried] = useState(false);
  // A problem that a field tells at once does not mean that a save failed.
  const isRefused = isTried && problems.length > 0;
  const save = () => {
    setTried(true);
    return onSave();
  };
  return (
    <>
      <div role="status">
        <VisuallyHidden>{changes > 0 && `변경 ${changes}건`}</VisuallyHidden>
      </div>
      {changes > 0 && (
        <Row wraps gap={12} size={13} className={css['bar']} data-print="off">
          <Text as="strong" only="wide">
            변경 {changes}건
          </Text>
          <Text as="span" only="wide" tone="soft" cut className={css['names']}>
            {names.join(', ')}
          </Text>
          {problems.length > 0 && (
            <Row as="span" wraps gap={8} phoneSize={14} tone="bad" className={css['problems']}>
              <Icon name="alert" size={16} />
              {isRefused && <b>저장하지 못했습니다.</b>}
              고칠 것:
              {problems.map(({ label, place }) => (
                <Press kind="underlined" key={place} onClick={() => onSelect(place)}>
                  {label}
                </Press>
              ))}
            </Row>
          )}
          <Row gap={8} toEnd className={css['end']}>
            <BusyButton variant="subtle" color="gray" onClick={onRevert}>
              되돌리기
            </BusyButton>
            <BusyButton busy={busy} data-save onClick={save}>
              {isRefused ? '다시 저장' : `변경 ${changes}건 · 저장`}
            </BusyButton>
          </Row>
        </Row>
      )}
    </>
  );
}
