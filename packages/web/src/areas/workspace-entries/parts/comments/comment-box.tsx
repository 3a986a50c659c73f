import { roomCommentChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { EntryRow, RoomComment, RoomPerson } from '@portal/contract/areas/workspace-entries/shapes';
import { firstFailure } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { type MessageKey, messageText } from '@portal/contract/messages';
import { useEffect, useRef, useState } from 'react';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { useUnsaved } from '#kit/form/leave-guard.tsx';
import { useRepeat } from '#kit/repeat/use-repeat.ts';
import { showRefusal } from '#lib/failures.ts';
import { toast } from '#lib/toast.ts';
import { useActor } from '#lib/use-actor.ts';
import { useBusy } from '#lib/use-busy.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { useLostText } from '../form/lost-texts.ts';
import { MentionArea } from '../mentions/mention-area.tsx';
import { mentionedIds } from '../mentions/mention-typing.ts';

/** The text and mentions of a comment to send. */
export type CommentInput = { CommentContent: string; MentionIds: readonly string[] };

type Props = {
  entry: EntryRow;
  /** The comment that a reply answers. */
  answered?: RoomComment;
  label: string;
  send: string;
  onSend: (words: CommentInput, idempotencyKey: string) => Promise<unknown>;
  /** Cancels the input. When it is set, the box takes the focus at once. */
  onCancel?: () => void;
};

/** The input for a new comment or a reply. @ mentions members, and Ctrl or Cmd with Enter sends. */
export function CommentBox({ entry, answered, label, send, onSend, onCancel }: Props) {
  const { userName } = useActor();
  const { projectId, entryId } = entry;
  const members = useMembers(projectId);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Pick<RoomPerson, 'userId' | 'userName'>[]>([]);
  const [missing, setMissing] = useState<MessageKey>();
  const [busy, run] = useBusy();
  const repeat = useRepeat();
  const area = useRef<HTMLTextAreaElement>(null);
  useUnsaved(text !== '');
  useLostText({ target: { projectId, entryId, action: 'comment', comment: answered }, label: '댓글', text });

  const canCancel = onCancel !== undefined;
  useEffect(() => {
    if (canCancel) area.current?.focus();
  }, [canCancel]);

  const handleSend = async () => {
    const words: CommentInput = { CommentContent: text, MentionIds: mentionedIds(text, chosen) };
    const failure = firstFailure(roomCommentChecks, words);
    if (failure) {
      setMissing(failure.message);
      toast.hint(failure.message);
    } else {
      try {
        await repeat.send(words, onSend);
        setText('');
        setChosen([]);
      } catch (error) {
        showRefusal('comment.add.failed', error);
      }
    }
    area.current?.focus({ preventScroll: true });
  };

  return (
    <Row gap={8} padY={4} align="start" wraps>
      <Row as="span" tall="control">
        <Initial name={userName} />
      </Row>
      <MentionArea
        area={area}
        name="CommentContent"
        label={label}
        value={text}
        people={members}
        maxLength={TEXT_LIMIT.comment}
        readOnly={busy}
        error={missing ? messageText(missing) : ''}
        onChange={(typed) => {
          setText(typed);
          setMissing(undefined);
        }}
        onMention={(person) => setChosen((current) => [...current, person])}
        onSend={() => void run(handleSend)}
      />
      {onCancel && (
        <BusyButton variant="subtle" color="gray" onClick={onCancel}>
          취소
        </BusyButton>
      )}
      {(text !== '' || canCancel) && (
        <BusyButton variant="light" busy={busy} onClick={() => run(handleSend)}>
          {send}
        </BusyButton>
      )}
    </Row>
  );
}
