import { withSeparators } from '@portal/contract/core/formats';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import { PlainArea } from '#ui/fields/plain-input.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Note } from '#ui/text/note.tsx';
import css from './comments.module.css';

/** The counter is shown when no more than this many characters are left. */
const NEARLY_FULL = 200;

type Props = {
  label: string;
  sendLabel: string;
  initial?: string;
  /** The message when sending fails. The text stays. */
  failed: MessageKey;
  /** The message for a blank text. Without it, sending a blank text does nothing (CMT-10, CMT-11). */
  blank?: MessageKey;
  onSend: (text: string, key: string) => Promise<unknown>;
  /** With it the box has a cancel button and takes the focus when it opens. */
  onCancel?: () => void;
};

const isSendKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean =>
  isSubmitKey(event) && (event.ctrlKey || event.metaKey);

/** The box for a new comment, a reply or an edit. Ctrl or Cmd with Enter sends. */
export function CommentBox({ label, sendLabel, initial = '', failed, blank, onSend, onCancel }: Props) {
  const [text, setText] = useState(initial);
  const [isBlank, setIsBlank] = useState(false);
  const [busy, run] = useBusy();
  const repeat = useRepeat();
  useUnsaved(text !== initial);
  const isNearlyFull = text.length > TEXT_LIMIT.comment - NEARLY_FULL;
  const area = useRef<HTMLTextAreaElement>(null);

  // A button opened this box, so the focus moves to the end of its text.
  const isCancellable = onCancel !== undefined;
  useEffect(() => {
    if (!isCancellable) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [isCancellable]);

  const handleSend = async () => {
    if (text.trim() === '') {
      setIsBlank(blank !== undefined);
      if (blank) toast.hint(blank);
      area.current?.focus();
      return;
    }
    try {
      await repeat.send(text, onSend);
      setText(initial);
    } catch (error) {
      showRefusal(failed, error);
    }
    area.current?.focus({ preventScroll: true });
  };

  return (
    <Stack gap={8} padY={4}>
      <PlainArea
        ref={area}
        name="CommentContent"
        aria-label={label}
        placeholder={label}
        rows={2}
        maxLength={TEXT_LIMIT.comment}
        readOnly={busy}
        value={text}
        aria-invalid={isBlank || undefined}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setIsBlank(false);
        }}
        onKeyDown={(event) => {
          if (isSendKey(event)) void run(handleSend);
        }}
      />
      <Row gap={8} justify="end" wraps>
        {isNearlyFull ? (
          <Note as="small" size={12} fill role="status">
            {withSeparators(text.length)} / {withSeparators(TEXT_LIMIT.comment)}자
          </Note>
        ) : (
          <Note as="small" className={isBlank ? undefined : css['hint']} size={12} fill>
            {isBlank && blank ? messageText(blank) : 'Ctrl + Enter로 보내기'}
          </Note>
        )}
        {onCancel && (
          <BusyButton variant="subtle" color="gray" onClick={onCancel}>
            취소
          </BusyButton>
        )}
        <BusyButton variant="default" needsServer busy={busy} onClick={() => run(handleSend)}>
          {sendLabel}
        </BusyButton>
      </Row>
    </Stack>
  );
}
