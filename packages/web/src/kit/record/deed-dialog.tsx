import { type ReactNode, useState } from 'react';
import type { Deed, Subject } from '#lib/confirm.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import css from './deed-dialog.module.css';

/** What the deed is done to, between two hairlines. */
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
  /** The given question. */
  text: string;
  opened: boolean;
  onDo: () => unknown;
  onClose: () => void;
  /** It stands over dialogs and sheets that are open already. */
  isAbove?: boolean;
  /** What the deed asks for, such as a memo or scores; its first control has the focus. */
  children?: ReactNode;
};

/** Has the focus when the dialog opens. */
const FIRST = { 'data-autofocus': true } as const;

/**
 * A deed that is asked about: its title is the deed; question, what it is done to, what it asks for, what comes of it;
 * its buttons are 닫기 and the deed again, red where something is lost (D-158).
 */
export function DeedDialog(props: Props) {
  const { title, button = title, text, subject, consequence, loses = false, isAbove = false } = props;
  const { opened, onDo, onClose, children } = props;
  const asksNothing = children === undefined || children === false;
  return (
    <Dialog title={title} opened={opened} onClose={onClose} width={440} isAbove={isAbove}>
      <div className={css['body']}>
        <p className={css['question']}>{text}</p>
        {subject && <SubjectFacts {...subject} />}
        {children}
        {consequence !== undefined && <p className={css['consequence']}>{consequence}</p>}
      </div>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose} {...(asksNothing && loses ? FIRST : {})}>
          닫기
        </BusyButton>
        <BusyButton {...(loses ? { color: 'red' } : {})} onClick={onDo} {...(asksNothing && !loses ? FIRST : {})}>
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

/** The question of whoever asked; Escape is 닫기, and the focus returns afterwards (D-158). */
export function QuestionDialog({ asked }: QuestionProps) {
  // The sentence stays while the dialog fades away.
  const [shown, setShown] = useState(asked);
  if (asked !== null && asked !== shown) setShown(asked);
  return (
    <DeedDialog
      title={shown?.deed.title ?? ''}
      {...shown?.deed}
      text={shown?.text ?? ''}
      opened={asked !== null}
      isAbove
      onDo={() => asked?.answer(true)}
      onClose={() => asked?.answer(false)}
    />
  );
}
