import type { Board } from '@portal/contract/areas/comments/boards';
import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { toast } from '#lib/toast.ts';
import { addReply } from '../api.ts';
import { CommentBox } from './comment-box.tsx';

type Props = { board: Board; entry: CommentEntry; onChanged: () => Promise<unknown>; onClose: () => void };

/** The box for a reply to a comment or a change (CMT-11, CMT-12). */
export const ReplyBox = ({ board, entry, onChanged, onClose }: Props) => (
  <CommentBox
    label={`${entry.userName}님에게 답글`}
    sendLabel="답글 등록"
    failed="comment.reply.failed"
    blank="comment.reply.blank"
    onSend={async (text, key) => {
      await addReply(board, entry, text, key);
      toast.success('comment.add.done');
      await onChanged();
      onClose();
    }}
    onCancel={onClose}
  />
);
