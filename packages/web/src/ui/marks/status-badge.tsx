import type { ReactNode } from 'react';
import css from './status-badge.module.css';

/** Code of a project that another company has won, as a contractor sees it (D-46). */
export const TAKEN = 'taken';

const RING = <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" />;

const filled = (path: string): ReactNode => (
  <>
    {RING}
    <path d={path} fill="currentColor" />
  </>
);

const lined = (path: string): ReactNode => (
  <>
    {RING}
    <path d={path} fill="none" stroke="currentColor" strokeWidth="1.3" strokeLinecap="round" strokeLinejoin="round" />
  </>
);

/** The code of an employment state in the marks, whose letters are other ones than those of projects. */
export const employmentState = (code: string): string => `person-${code}`;

/** Codes of accounts: in use, without a first sign-in, and deleted. */
export const ACCOUNT_STATE = { used: 'person-A', waiting: 'person-waiting', deleted: 'person-R' } as const;

const DASHED = (
  <circle cx="7" cy="7" r="5.6" fill="none" stroke="currentColor" strokeWidth="1.5" strokeDasharray="2.2" />
);
const TICKED = (
  <g>
    <circle cx="7" cy="7" r="6.3" fill="currentColor" />
    <path d="m4.3 7.2 1.9 1.9 3.6-4" fill="none" stroke="var(--surface)" strokeWidth="1.5" strokeLinecap="round" />
  </g>
);
const CROSSED = lined('m5 5 4 4M9 5 5 9');

/** A clock that fills up, so that the order of the states is visible without text and without colour. */
const GLYPHS = new Map<string, ReactNode>([
  ['P', DASHED],
  ['N', RING],
  ['Y', filled('M7 7V3.7A3.3 3.3 0 0 1 10.3 7z')],
  ['YY', filled('M7 7V3.7A3.3 3.3 0 0 1 7 10.3z')],
  ['B', filled('M7 7V3.7A3.3 3.3 0 1 1 3.7 7z')],
  ['E', TICKED],
  ['F', lined('M8.8 9.3H6.3a1.5 1.5 0 0 1 0-3h3M7.9 4.8l1.5 1.5-1.5 1.5')],
  ['C', CROSSED],
  [employmentState('A'), TICKED],
  [employmentState('P'), filled('M7 7V3.7A3.3 3.3 0 0 1 7 10.3z')],
  [employmentState('I'), filled('M7 7V3.7A3.3 3.3 0 0 1 10.3 7z')],
  [employmentState('L'), lined('M5.6 4.8v4.4M8.4 4.8v4.4')],
  [employmentState('R'), CROSSED],
  [ACCOUNT_STATE.waiting, DASHED],
  [
    TAKEN,
    <path
      key={TAKEN}
      d="M3.4 6.2h7.2v5.6H3.4zM4.8 6.2V4.6a2.2 2.2 0 0 1 4.4 0v1.6"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.2"
      strokeLinejoin="round"
    />,
  ],
]);

/** The mark of a state. Its label is next to it. */
export const StatusGlyph = ({ code }: { code: string }) => (
  <svg className={css['glyph']} data-state={code} viewBox="0 0 14 14" aria-hidden="true">
    {GLYPHS.get(code) ?? RING}
  </svg>
);

type Props = {
  /** The state's letter, or TAKEN. */
  code: string;
  label: string;
  /** In rows, mark and label without a background. In heads and on cards it is a chip. */
  plain?: boolean;
};

/** A state as mark and label, with a class of its own (D-147). */
export const StatusBadge = ({ code, label, plain = false }: Props) => (
  <span className={`badge badge-${code} ${css['state']} ${plain ? '' : css['chip']}`} data-state={code}>
    <StatusGlyph code={code} />
    {label}
  </span>
);
