import type { ReactNode } from 'react';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';
import css from './sheet.module.css';

const PARTS = {
  inner: css['inner'],
  content: css['content'],
  header: css['header'],
  title: css['title'],
  body: css['body'],
};

/**
 * A deed with fields of its own: from below on a narrow screen, a dialog on a wide one. Its title is the deed; its foot
 * stays in view while the fields scroll.
 */
export const Sheet = (props: DialogFrameProps) => <DialogFrame {...props} width={560} parts={PARTS} />;

/** What a sheet is about, before its fields: the name of the record and the facts that count here. */
export const SheetSubject = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className={css['subject']}>
    <strong>{name}</strong>
    {children}
  </div>
);

type FootProps = {
  /** The question, or what the sum is of. */
  question: string;
  /** What will be true afterwards: sum, day. */
  summary: ReactNode;
  /** 닫기 and the deed. */
  children: ReactNode;
};

/** The end of a sheet, which stays in view: the question, what it is about in figures, and the buttons. */
export const SheetFoot = ({ question, summary, children }: FootProps) => (
  <div className={css['foot']}>
    <p>{question}</p>
    <div className={css['summary']}>{summary}</div>
    <div className={css['buttons']}>{children}</div>
  </div>
);
