import type { ReactNode } from 'react';
import { ModalLayer, type ModalLayerProps } from './modal-layer.tsx';
import css from './sheet.module.css';

const PARTS = {
  inner: css['inner'],
  content: css['content'],
  header: css['header'],
  title: css['title'],
  body: css['body'],
};

/**
 * An action with fields: from the bottom on a narrow screen, a dialog on a wide one. Its title is the action. The foot
 * stays in view while the fields scroll.
 */
export const Sheet = (props: ModalLayerProps) => <ModalLayer {...props} width={560} parts={PARTS} />;

/** The record of a sheet, above its fields: its name and the facts that matter here. */
export const SheetSubject = ({ name, children }: { name: string; children?: ReactNode }) => (
  <div className={css['subject']}>
    <strong>{name}</strong>
    {children}
  </div>
);

type FootProps = {
  /** The question, or the label of the sum. Without it the foot begins with the summary. */
  question?: string;
  /** A note at the end of that line. */
  note?: string;
  /** The result of the action: sum, date. */
  summary: ReactNode;
  /** 닫기 and the button of the action. */
  children: ReactNode;
};

/** The foot of a sheet, which stays in view: question, result and buttons. */
export const SheetFoot = ({ question, note, summary, children }: FootProps) => (
  <div className={css['foot']} data-foot>
    {question !== undefined && (
      <p>
        {question}
        {note !== undefined && <span>{note}</span>}
      </p>
    )}
    <div className={css['summary']}>{summary}</div>
    <div className={css['buttons']}>{children}</div>
  </div>
);
