import type { ReactNode } from 'react';
import css from './task-mark.module.css';

/** State of a task as a wire code: requested, in progress, feedback, completed, on hold (WORK-33). */
export type TaskMarkName = 'R' | 'P' | 'F' | 'C' | 'H';

/** Priority of a task as a wire code: urgent, high, normal, low (WORK-34). */
export type PriorityName = 'U' | 'H' | 'N' | 'L';

const RING = <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.6" />;

const filled = (path: string): ReactNode => (
  <>
    {RING}
    <path d={path} fill="currentColor" />
  </>
);

/** The clock of the project states, in five steps. */
const GLYPHS: Readonly<Record<TaskMarkName, ReactNode>> = {
  R: RING,
  P: filled('M8 4a4 4 0 0 1 0 8z'),
  F: filled('M8 8V4a4 4 0 1 1-4 4z'),
  C: (
    <>
      <circle cx="8" cy="8" r="7" fill="currentColor" />
      <path
        d="M4.8 8.2l2.3 2.3 4.2-4.6"
        fill="none"
        stroke="var(--surface)"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </>
  ),
  H: (
    <>
      {RING}
      <path d="M6.4 5.6v4.8M9.6 5.6v4.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
};

const ARROWS: Readonly<Record<PriorityName, string>> = {
  U: 'M4 9l4-4 4 4M4 13l4-4 4 4',
  H: 'M4 10l4-4 4 4',
  N: 'M4 8h8',
  L: 'M4 6l4 4 4-4',
};

/** The mark of a task's state. Its label is next to it. */
export const TaskGlyph = ({ mark }: { mark: TaskMarkName }) => (
  <svg className={css['glyph']} data-task={mark} viewBox="0 0 16 16" aria-hidden="true">
    {GLYPHS[mark]}
  </svg>
);

/** A task's state as mark and label. */
export const TaskMark = ({ mark, label }: { mark: TaskMarkName; label: string }) => (
  <span className={css['mark']}>
    <TaskGlyph mark={mark} />
    {label}
  </span>
);

/** A priority as arrow and label. */
export const PriorityMark = ({ priority, label }: { priority: PriorityName; label: string }) => (
  <span className={css['priority']} data-priority={priority}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={ARROWS[priority]} />
    </svg>
    {label}
  </span>
);

/** Progress of a task from 0 to 100, as bar and number in the colour of its state. */
export const ProgressBar = ({ mark, percent }: { mark: TaskMarkName; percent: number }) => (
  <span className={css['progress']} data-task={mark} role="img" aria-label={`진척도 ${percent}%`}>
    <i style={{ backgroundSize: `${percent}% 100%` }} />
    <b data-zero={percent === 0 || undefined}>{percent}%</b>
  </span>
);
