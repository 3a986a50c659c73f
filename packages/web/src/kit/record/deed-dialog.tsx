import { type ReactNode, useState } from 'react';
import type { Deed, Subject } from '#lib/confirm.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import css from './deed-dialog.module.css';

/** The record of a confirmation, between two hairlines. */
export function SubjectFacts({ name, facts }: Subject) {
  return (
    <div className={css['subject']}>
      <strong>{name}</strong>
      {facts.length > 0 && (
        <dl>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}

type Props = Omit<Deed, 'question'> & {
  /** Text of the question. */
  text: string;
  opened: boolean;
  onDo: () => unknown;
  onClose: () => void;
  /** Shows it above dialogs and sheets that are already open. */
  isAbove?: boolean;
  /** Fields of the dialog, such as a memo or scores. The first one gets the focus. */
  children?: ReactNode;
};

/** Gets the focus when the dialog opens. */
const FIRST = { 'data-autofocus': true } as const;

/**
 * Dialog that asks before an action: title, question, record, fields and consequence. Its buttons are 닫기 and the
 * action, which is red when something is lost (D-158).
 */
export function DeedDialog(props: Props) {
  const { title, button = title, text, subject, consequence, loses: destructive = false, isAbove = false } = props;
  const { opened, onDo: onConfirm, onClose, children } = props;
  const hasNoFields = children === undefined || children === false;
  return (
    <Dialog title={title} opened={opened} onClose={onClose} width={440} isAbove={isAbove}>
      <div className={css['body']}>
        <p className={css['question']}>{text}</p>
        {subject && <SubjectFacts {...subject} />}
        {children}
        {consequence !== undefined && <p className={css['consequence']}>{consequence}</p>}
      </div>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose} {...(hasNoFields && destructive ? FIRST : {})}>
          닫기
        </BusyButton>
        <BusyButton
          {...(destructive ? { color: 'red' } : {})}
          onClick={onConfirm}
          {...(hasNoFields && !destructive ? FIRST : {})}
        >
          {button}
        </BusyButton>
      </ButtonRow>
    </Dialog>
  );
}

type QuestionProps = {
  /** The open question, or null. */
  asked: { deed: Deed; text: string; answer: (agreed: boolean) => void } | null;
};

/** Dialog for the questions of `confirm`. Escape is 닫기, and the focus returns afterwards (D-158). */
export function QuestionDialog({ asked: question }: QuestionProps) {
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(question);
  if (question !== null && question !== shown) setShown(question);
  return (
    <DeedDialog
      title={shown?.deed.title ?? ''}
      {...shown?.deed}
      text={shown?.text ?? ''}
      opened={question !== null}
      isAbove
      onDo={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    />
  );
}
