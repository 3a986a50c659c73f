import type { TalkMeta, TalkRow } from '@portal/contract/areas/site/calls';
import { isLate } from '@portal/contract/areas/site/entry-moment';
import { readLabel } from '@portal/contract/areas/site/talk';
import { type Actor, isStaff, UserType } from '@portal/contract/core/actor';
import { seoulInstant } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useState } from 'react';
import { Icon } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { EditBox } from './edit-box.tsx';
import css from './message-item.module.css';
import { MessagePhotos } from './message-photos.tsx';
import { ConfirmPart, OwnActions } from './own-actions.tsx';

type Props = { row: TalkRow; meta: TalkMeta; actor: Actor; onChanged: () => Promise<unknown> };

/** How many of the other side have read it, whether it was edited, who wrote it and when. */
function Foot({ row, meta, actor, children }: Omit<Props, 'onChanged'> & { children: ReactNode }) {
  const forStaff = isStaff(actor);
  const isOwnSide = row.side === actor.userType;
  const read = forStaff
    ? readLabel(meta.companyName, row.readCount, meta.companyCount)
    : readLabel(meta.staffName, row.readCount);
  return (
    <p className={css['foot']}>
      {children}
      {isOwnSide && (forStaff || row.readCount > 0) && <span className={css['read']}>{read}</span>}
      {row.editedYn === 'Y' && <span>수정됨</span>}
      {isLate(row.writtenDtm, row.createdDtm) && <span>{row.writtenDtm.slice(5, 16)} 작성 · 늦게 보냄</span>}
      {isOwnSide && row.ownYn === 'N' && <span>{row.userName}</span>}
      <Sent at={row.createdDtm} />
    </p>
  );
}

const Sent = ({ at }: { at: string }) => (
  <time dateTime={seoulInstant(at)} title={at.slice(0, 16)}>
    {at.slice(11, 16)}
  </time>
);

/** What is left of a deleted message. */
const Gone = ({ row }: Pick<Props, 'row'>) => (
  <div className={css['body']}>
    <p className={css['bubble']}>{messageText('talk.deleted')}</p>
    <p className={css['foot']}>
      <Sent at={row.createdDtm} />
    </p>
  </div>
);

/** What a message says: its request, photos and text, or the box in which it is edited. */
function Bubble({
  row,
  meta,
  onChanged,
  isOwnSide,
  editBox,
}: Omit<Props, 'actor'> & { isOwnSide: boolean; editBox: ReactNode }) {
  const asks = row.confirmYn === 'Y';
  return (
    <div className={css['bubble']}>
      {asks && (
        <p className={css['asks']}>
          <Icon name="flag" />
          <b>확인 요청</b>
        </p>
      )}
      <MessagePhotos names={row.photos} />
      {editBox || (
        <p className={css['text']}>
          <LinkedText text={row.content} />
        </p>
      )}
      {asks && <ConfirmPart {...{ row, meta, isOwnSide, onChanged }} />}
    </div>
  );
}

/** A message that was not deleted. */
function Said({ row, meta, actor, onChanged }: Props) {
  const [editing, setEditing] = useState(false);
  const isOwnSide = row.side === actor.userType;
  const isFixed = row.confirmUserName !== '' || row.autoYn === 'Y';
  const mayChange = row.ownYn === 'Y' && !isFixed && meta.access === 'write' && !editing;
  const from = row.side === UserType.Staff ? meta.staffName : meta.companyName;
  const editBox = editing && <EditBox {...{ row, onChanged }} onClose={() => setEditing(false)} />;
  return (
    <>
      {!isOwnSide && <Initial name={row.userName} size="m" />}
      <div className={css['body']}>
        {!isOwnSide && (
          <p className={css['by']}>
            <b>{row.userName}</b> {[row.userPosition, from].filter(Boolean).join(' · ')}
          </p>
        )}
        <Bubble {...{ row, meta, onChanged, isOwnSide, editBox }} />
        <Foot {...{ row, meta, actor }}>
          {mayChange && <OwnActions row={row} onEdit={() => setEditing(true)} onChanged={onChanged} />}
        </Foot>
      </div>
    </>
  );
}

/** One message: those of the own side stand at the right. */
export const MessageItem = (props: Props) => (
  <div
    className={css['message']}
    data-own-side={props.row.side === props.actor.userType || undefined}
    data-gone={props.row.delYn === 'Y' || undefined}
  >
    {props.row.delYn === 'Y' ? <Gone row={props.row} /> : <Said {...props} />}
  </div>
);
