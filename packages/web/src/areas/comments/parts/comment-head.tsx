import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { userPhoto } from '../../../lib/paths.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Moment } from '../../../ui/moment.tsx';
import './comment-head.css';

/** Who wrote a comment and when (CMT-04); `answered` names whom a deep reply answers, else ''. */
export function CommentHead({ entry, answered }: { entry: CommentEntry; answered: string }) {
  return (
    <header className="comment-head">
      <Avatar src={userPhoto(entry.userPhotoName)} />
      <strong>{entry.userName}</strong>
      <span>{entry.userPosition}</span>
      {entry.autoYn === 'Y' && <span className="comment-automatic">자동댓글</span>}
      {answered !== '' && <span>{answered}님에게</span>}
      <Moment at={entry.createdDtm} />
    </header>
  );
}
