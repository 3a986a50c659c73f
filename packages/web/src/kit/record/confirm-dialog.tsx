import { type ReactNode, useState } from 'react';
import type { Confirmation, Subject } from '#lib/confirm.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { ButtonRow, Dialog } from '#ui/layers/dialog.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Text } from '#ui/text/text.tsx';
import css from './record-lines.module.css';

/** The record of a confirmation, between two hairlines. */
export function SubjectFacts({ name, facts }: Subject) {
  return (
    <Stack gap={4} padY={12} line="ends">
      <Text as="strong" weight="semibold">
        {name}
      </Text>
      {facts.length > 0 && (
        <Stack as="dl" gap={4} size={13}>
          {facts.map(({ label, value }) => (
            <Row key={label} align="start" justify="between" gap={16}>
              <Text as="dt" firm tone="soft">
                {label}
              </Text>
              <Text as="dd" weight="medium" className={css['right']}>
                {value}
              </Text>
            </Row>
          ))}
        </Stack>
      )}
    </Stack>
  );
}

type Props = Omit<Confirmation, 'question'> & {
  /** Text of the question. */
  text: string;
  opened: boolean;
  onConfirm: () => unknown;
  onClose: () => void;
  /** Shows it above dialogs and sheets that are already open. */
  isAbove?: boolean;
  /** Whether the action is inactive without a connection. */
  needsServer?: boolean;
  /** Fields of the dialog, such as a memo or scores. The first one gets the focus. */
  children?: ReactNode;
};

/** Gets the focus when the dialog opens. */
const FIRST = { 'data-autofocus': true } as const;

/**
 * Dialog that asks before an action: title, question, record, fields and consequence. Its buttons are 닫기 and the
 * action, which is red when something is lost (D-158).
 */
export function ConfirmDialog(props: Props) {
  const { title, button = title, text, subject, consequence, destructive = false, isAbove = false } = props;
  const { opened, onConfirm, onClose, informs = false, needsServer = true, children } = props;
  const hasNoFields = children === undefined || children === false;
  return (
    <Dialog title={title} opened={opened} onClose={onClose} width={440} isAbove={isAbove}>
      <Stack gap={12} className={css['question']}>
        <Text breaks>{text}</Text>
        {subject && <SubjectFacts {...subject} />}
        {children}
        {consequence !== undefined && (
          <Text size={13} tone="soft">
            {consequence}
          </Text>
        )}
      </Stack>
      <ButtonRow>
        <BusyButton variant="default" onClick={onClose} {...(hasNoFields && (destructive || informs) ? FIRST : {})}>
          닫기
        </BusyButton>
        {!informs && (
          <BusyButton
            {...(destructive ? { color: 'red' } : {})}
            needsServer={needsServer}
            onClick={onConfirm}
            {...(hasNoFields && !destructive ? FIRST : {})}
          >
            {button}
          </BusyButton>
        )}
      </ButtonRow>
    </Dialog>
  );
}

type QuestionProps = {
  /** The open question, or null. */
  question: { confirmation: Confirmation; text: string; answer: (agreed: boolean) => void } | null;
};

/** Dialog for the questions of `confirm`. Escape is 닫기, and the focus returns afterwards (D-158). */
export function QuestionDialog({ question }: QuestionProps) {
  // The content stays while the dialog fades out.
  const [shown, setShown] = useState(question);
  if (question !== null && question !== shown) setShown(question);
  return (
    <ConfirmDialog
      title={shown?.confirmation.title ?? ''}
      {...shown?.confirmation}
      text={shown?.text ?? ''}
      opened={question !== null}
      isAbove
      needsServer={false}
      onConfirm={() => question?.answer(true)}
      onClose={() => question?.answer(false)}
    />
  );
}
