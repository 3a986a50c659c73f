import { useState } from 'react';
import { ProgressBar, type TaskMarkName } from '#ui/marks/task-mark.tsx';
import css from './in-place.module.css';

const STEP = 5;

type Props = { label: string; mark: TaskMarkName; value: number; onChange: (percent: number) => void };

/** Progress that is edited in place. The value counts on release. */
export function ProgressInPlace({ label, mark, value, onChange }: Props) {
  const [draft, setDraft] = useState<number | null>(null);
  const commit = () => {
    setDraft(null);
    if (draft !== null && draft !== value) onChange(draft);
  };
  return (
    <span className={`${css['place']} ${css['progress']}`}>
      <ProgressBar mark={mark} percent={draft ?? value} />
      <input
        type="range"
        aria-label={label}
        aria-valuetext={`${draft ?? value}%`}
        min={0}
        max={100}
        step={STEP}
        value={draft ?? value}
        onChange={({ currentTarget }) => setDraft(Number(currentTarget.value))}
        onPointerUp={commit}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </span>
  );
}
