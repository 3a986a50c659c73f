import { withSeparators } from '@portal/contract/core/formats';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import type { MessageKey } from '@portal/contract/messages';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { isSubmitKey } from '#ui/fields/is-submit-key.ts';
import css from './comment-box.module.css';

/** The count of characters is shown when this many are left. */
const NEARLY_FULL = 200;

type Props = {
  label: string;
  send: string;
  initial?: string;
  /** Said when sending fails; what was typed stays. */
  failed: MessageKey;
  /** Said when nothing was typed; without it nothing happens (CMT-10, CMT-11). */
  blank?: MessageKey;
  onSend: (text: string, key: string) => Promise<unknown>;
  /** There is a way out, and the box is entered at once. */
  onCancel?: () => void;
};

const isSendKey = (event: KeyboardEvent<HTMLTextAreaElement>): boolean =>
  isSubmitKey(event) && (event.ctrlKey || event.metaKey);

/** Where a comment is written: a new one, a reply, or a change. Ctrl or Cmd with Enter sends. */
export function CommentBox({ label, send, initial = '', failed, blank, onSend, onCancel }: Props) {
  const [text, setText] = useState(initial);
  const [busy, run] = useBusy();
  const repeat = useRepeat();
  useUnsaved(text !== initial);
  const isNearlyFull = text.length > TEXT_LIMIT.comment - NEARLY_FULL;
  const area = useRef<HTMLTextAreaElement>(null);

  // The box appears because its button was pressed: writing goes on at the end of the text.
  const isAsked = onCancel !== undefined;
  useEffect(() => {
    if (!isAsked) return;
    area.current?.focus();
    area.current?.setSelectionRange(area.current.value.length, area.current.value.length);
  }, [isAsked]);

  const handleSend = async () => {
    if (text.trim() === '') {
      if (blank) toast.error(blank);
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
    <div className={css['box']}>
      <textarea
        ref={area}
        name="CommentContent"
        aria-label={label}
        placeholder={label}
        rows={2}
        maxLength={TEXT_LIMIT.comment}
        readOnly={busy}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (isSendKey(event)) void run(handleSend);
        }}
      />
      <div className={css['foot']}>
        {isNearlyFull ? (
          <small role="status">
            {withSeparators(text.length)} / {withSeparators(TEXT_LIMIT.comment)}자
          </small>
        ) : (
          <small className={css['hint']}>Ctrl + Enter로 보내기</small>
        )}
        {onCancel && (
          <BusyButton variant="subtle" color="gray" onClick={onCancel}>
            취소
          </BusyButton>
        )}
        <BusyButton variant="default" busy={busy} onClick={() => run(handleSend)}>
          {send}
        </BusyButton>
      </div>
    </div>
  );
}
