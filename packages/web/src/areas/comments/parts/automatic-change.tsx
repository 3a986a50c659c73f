import type { CommentEntry } from '@portal/contract/areas/comments/calls';
import { orNone } from '@portal/contract/core/forms';
import './automatic-change.css';

/** What an automatic comment says, drawn from its fields (D-73). */
export function AutomaticChange({ entry }: { entry: CommentEntry }) {
  return (
    <dl className="automatic-change">
      <dt>{entry.itemName}</dt>
      <dd>
        <del>{orNone(entry.originValue)}</del>
        <span role="img" aria-label="에서">
          →
        </span>
        <ins>{orNone(entry.newValue)}</ins>
      </dd>
      <dt>사유</dt>
      <dd>{entry.changeReason}</dd>
    </dl>
  );
}
