import { roomCommentChecks } from '@portal/contract/areas/workspace-entries/forms';
import type { RoomComment, RoomPerson } from '@portal/contract/areas/workspace-entries/shapes';
import { fieldItem } from '@portal/contract/core/forms';
import { TEXT_LIMIT } from '@portal/contract/core/limits';
import { useEffect, useRef, useState } from 'react';
import { useMembers } from '#areas/workspace/public/use-members.ts';
import { notifyRoomChange } from '#areas/workspace/public/use-room-changes.ts';
import type { EditRules } from '#kit/edit/edit-rules.ts';
import { StaleDialog } from '#kit/edit/stale-dialog.tsx';
import { useRecordEdit } from '#kit/edit/use-record-edit.ts';
import { logFailure } from '#lib/failures.ts';
import { BusyButton } from '#ui/buttons/busy-button.tsx';
import { Row } from '#ui/layout/row.tsx';
import { useLostText } from '../form/lost-texts.ts';
import { MentionArea } from '../mentions/mention-area.tsx';
import { mentionedIds } from '../mentions/mention-typing.ts';
import { readComment, saveComment } from './api.ts';
import { commentRequest } from './use-comment-actions.ts';

type Draft = {
  CommentContent: string;
  /** Everyone chosen so far. Only those still in the text are sent. */
  Mentions: readonly Pick<RoomPerson, 'userId' | 'userName'>[];
  MentionIds: readonly string[];
};

const RULES: EditRules<RoomComment, Draft> = {
  draftOf: ({ commentContent, mentions }) => ({
    CommentContent: commentContent,
    Mentions: mentions,
    MentionIds: mentions.map(({ userId }) => userId),
  }),
  items: [{ ...fieldItem('댓글', 'CommentContent'), fields: ['CommentContent', 'Mentions', 'MentionIds'] }],
};

const EMPTY: Draft = { CommentContent: '', Mentions: [], MentionIds: [] };

type Props = { projectId: number; comment: RoomComment; onClose: () => void };

/** The edit of a comment, with the version it was opened with (D-212). */
function useCommentEdit({ projectId, comment, onClose }: Props) {
  const [latest, setLatest] = useState(comment);
  return useRecordEdit({
    rules: RULES,
    stored: latest.version > comment.version ? latest : comment,
    reload: async () => {
      notifyRoomChange(projectId);
      try {
        setLatest((await readComment(comment)) ?? comment);
      } catch (error) {
        logFailure('entry-comment-list', error);
      }
    },
    read: () => readComment(comment),
    keepsVersion: true,
    derive: (draft) => ({ ...draft, MentionIds: mentionedIds(draft.CommentContent, draft.Mentions) }),
    checks: roomCommentChecks,
    empty: EMPTY,
    requestOf: ({ commentId, version }, draft) => ({
      CommentId: commentId,
      Version: version,
      ...commentRequest(draft),
    }),
    send: async (request, idempotencyKey) => {
      await saveComment('Project/entry-comment-edit', request, idempotencyKey);
      onClose();
    },
    done: 'entry.edit.done',
    failed: 'comment.edit.failed',
  });
}

/** The input for the edit of a comment. When another user saved it first, a dialog shows both texts. */
export function CommentEdit(props: Props) {
  const { projectId, comment, onClose } = props;
  const members = useMembers(projectId);
  const area = useRef<HTMLTextAreaElement>(null);
  const { form, changed, submit, staleDialog } = useCommentEdit(props);
  const { draft, change, busy } = form;
  useLostText({
    target: { projectId, entryId: comment.entryId, action: 'comment', comment },
    label: '댓글',
    text: changed.length > 0 ? draft.CommentContent : '',
  });
  useEffect(() => area.current?.focus(), []);
  const save = async () => {
    if (changed.length > 0) await submit();
    area.current?.focus({ preventScroll: true });
  };
  return (
    <Row gap={8} padY={4} align="start" wraps>
      <MentionArea
        area={area}
        name="CommentContent"
        label="댓글 수정"
        value={draft.CommentContent}
        people={members}
        maxLength={TEXT_LIMIT.comment}
        readOnly={busy}
        onChange={(CommentContent) => change({ CommentContent })}
        onMention={(person) => change({ Mentions: [...draft.Mentions, person] })}
        onSend={() => void save()}
      />
      <BusyButton variant="subtle" color="gray" onClick={onClose}>
        취소
      </BusyButton>
      <BusyButton variant="light" busy={busy} inactive={changed.length === 0} onClick={save}>
        수정 완료
      </BusyButton>
      <StaleDialog {...staleDialog} />
    </Row>
  );
}
