import { useState } from 'react';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import css from './save-bar.module.css';

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
      <p className={css['status']} role="status">
        {changes > 0 && `변경 ${changes}건`}
      </p>
      {changes > 0 && (
        <div className={css['bar']} data-print="off">
          <strong>변경 {changes}건</strong>
          <span className={css['names']}>{names.join(', ')}</span>
          {problems.length > 0 && (
            <span className={css['problems']}>
              <Icon name="alert" />
              {isRefused && <b>저장하지 못했습니다.</b>}
              고칠 것:
              {problems.map(({ label, place }) => (
                <button key={place} type="button" onClick={() => onSelect(place)}>
                  {label}
                </button>
              ))}
            </span>
          )}
          <div className={css['end']}>
            <BusyButton variant="subtle" color="gray" onClick={onRevert}>
              되돌리기
            </BusyButton>
            <BusyButton busy={busy} data-save onClick={save}>
              {isRefused ? '다시 저장' : `변경 ${changes}건 · 저장`}
            </BusyButton>
          </div>
        </div>
      )}
    </>
  );
}
