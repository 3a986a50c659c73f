import type { ReactNode } from 'react';
import css from './task-mark.module.css';

/** How far a task is, or that it rests. */
export type TaskMarkName = 'request' | 'doing' | 'feedback' | 'done' | 'hold';

/** How much a task presses. */
export type PriorityName = 'urgent' | 'high' | 'normal' | 'low';

const RING = <circle cx="8" cy="8" r="6.2" fill="none" stroke="currentColor" strokeWidth="1.6" />;

const filled = (path: string): ReactNode => (
  <>
    {RING}
    <path d={path} fill="currentColor" />
  </>
);

/** The clock of the projects' states, in five steps. */
const GLYPHS: Readonly<Record<TaskMarkName, ReactNode>> = {
  request: RING,
  doing: filled('M8 4a4 4 0 0 1 0 8z'),
  feedback: filled('M8 8V4a4 4 0 1 1-4 4z'),
  done: (
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
  hold: (
    <>
      {RING}
      <path d="M6.4 5.6v4.8M9.6 5.6v4.8" stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" />
    </>
  ),
};

const ARROWS: Readonly<Record<PriorityName, string>> = {
  urgent: 'M4 9l4-4 4 4M4 13l4-4 4 4',
  high: 'M4 10l4-4 4 4',
  normal: 'M4 8h8',
  low: 'M4 6l4 4 4-4',
};

/** The mark of a task's state alone; its word stands beside it. */
export const TaskGlyph = ({ mark }: { mark: TaskMarkName }) => (
  <svg className={css['glyph']} data-task={mark} viewBox="0 0 16 16" aria-hidden="true">
    {GLYPHS[mark]}
  </svg>
);

/** A task's state as mark and word. */
export const TaskMark = ({ mark, label }: { mark: TaskMarkName; label: string }) => (
  <span className={css['mark']}>
    <TaskGlyph mark={mark} />
    {label}
  </span>
);

/** A priority as arrow and word. */
export const PriorityMark = ({ priority, label }: { priority: PriorityName; label: string }) => (
  <span className={css['priority']} data-priority={priority}>
    <svg viewBox="0 0 16 16" aria-hidden="true">
      <path d={ARROWS[priority]} />
    </svg>
    {label}
  </span>
);

/** How much of a task is done, 0 to 100, as bar and figure in the colour of its state. */
export const ProgressBar = ({ mark, percent }: { mark: TaskMarkName; percent: number }) => (
  <span className={css['progress']} data-task={mark} role="img" aria-label={`진척도 ${percent}%`}>
    <i style={{ backgroundSize: `${percent}% 100%` }} />
    <b data-zero={percent === 0 || undefined}>{percent}%</b>
  </span>
);
