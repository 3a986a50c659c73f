import type { TalkMeta, TalkRow } from '@portal/contract/areas/site/calls';
import { isLate } from '@portal/contract/areas/site/entry-moment';
import { readLabel } from '@portal/contract/areas/site/talk';
import { type Actor, isStaff, UserType } from '@portal/contract/core/actor';
import { seoulInstant } from '@portal/contract/core/dates';
import { messageText } from '@portal/contract/messages';
import { type ReactNode, useState } from 'react';
import { Row } from '#ui/layout/row.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Initial } from '#ui/marks/initial.tsx';
import { LinkedText } from '#ui/text/linked-text.tsx';
import { Text } from '#ui/text/text.tsx';
import { EditBox } from './edit-box.tsx';
import { MessagePhotos } from './message-photos.tsx';
import { ConfirmPart, OwnActions } from './own-actions.tsx';
import css from './talk.module.css';

type Props = { row: TalkRow; meta: TalkMeta; actor: Actor; onChanged: () => Promise<unknown> };

const MetaLine = ({ isOwnSide, children }: { isOwnSide: boolean; children: ReactNode }) => (
  <Row as="p" gap={4} size={12} tone="soft" justify={isOwnSide ? 'end' : 'start'} wraps>
    {children}
  </Row>
);

/** How many of the other side have read it, whether it was edited, who wrote it and when. */
function Foot({ row, meta, actor, children }: Omit<Props, 'onChanged'> & { children: ReactNode }) {
  const forStaff = isStaff(actor);
  const isOwnSide = row.side === actor.userType;
  const read = forStaff
    ? readLabel(meta.companyName, row.readCount, meta.companyCount)
    : readLabel(meta.staffName, row.readCount);
  return (
    <MetaLine isOwnSide={isOwnSide}>
      {children}
      {isOwnSide && (forStaff || row.readCount > 0) && <span className={css['read']}>{read}</span>}
      {row.editedYn === 'Y' && <span>수정됨</span>}
      {isLate(row.writtenDtm, row.createdDtm) && <span>{row.writtenDtm.slice(5, 16)} 작성 · 늦게 보냄</span>}
      {isOwnSide && row.ownYn === 'N' && <span>{row.userName}</span>}
      <Sent at={row.createdDtm} />
    </MetaLine>
  );
}

const Sent = ({ at }: { at: string }) => (
  <time dateTime={seoulInstant(at)} title={at.slice(0, 16)}>
    {at.slice(11, 16)}
  </time>
);

/** What is left of a deleted message. */
const DeletedMessage = ({ row, actor }: Pick<Props, 'row' | 'actor'>) => (
  <Stack className={css['body']} gap={4}>
    <Text className={css['bubble']} tone="soft">
      {messageText('talk.deleted')}
    </Text>
    <MetaLine isOwnSide={row.side === actor.userType}>
      <Sent at={row.createdDtm} />
    </MetaLine>
  </Stack>
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
    <Stack className={css['bubble']} gap={8}>
      {asks && (
        <Row as="p" className={css['asks']} gap={8} weight="semibold">
          <Icon name="flag" size={16} />
          <b>확인 요청</b>
        </Row>
      )}
      <MessagePhotos names={row.photos} />
      {editBox ||
        (row.content !== '' && (
          <Text breaks>
            <LinkedText text={row.content} />
          </Text>
        ))}
      {asks && <ConfirmPart {...{ row, meta, isOwnSide, onChanged }} />}
    </Stack>
  );
}

/** A message that was not deleted. */
function FullMessage({ row, meta, actor, onChanged }: Props) {
  const [editing, setEditing] = useState(false);
  const isOwnSide = row.side === actor.userType;
  const isFixed = row.confirmUserName !== '' || row.autoYn === 'Y';
  const mayChange = row.ownYn === 'Y' && !isFixed && meta.access === 'write' && !editing;
  const from = row.side === UserType.Staff ? meta.staffName : meta.companyName;
  const editBox = editing && <EditBox {...{ row, onChanged }} onClose={() => setEditing(false)} />;
  return (
    <>
      {!isOwnSide && <Initial name={row.userName} size="m" />}
      <Stack className={css['body']} gap={4}>
        {!isOwnSide && (
          <Text tone="soft">
            <Text as="b" tone="text" weight="semibold">
              {row.userName}
            </Text>{' '}
            {[row.userPosition, from].filter(Boolean).join(' · ')}
          </Text>
        )}
        <Bubble {...{ row, meta, onChanged, isOwnSide, editBox }} />
        <Foot {...{ row, meta, actor }}>
          {mayChange && <OwnActions row={row} onEdit={() => setEditing(true)} onChanged={onChanged} />}
        </Foot>
      </Stack>
    </>
  );
}

/** One message: those of the own side stand at the right. */
export function MessageItem(props: Props) {
  const { row, actor } = props;
  const isOwnSide = row.side === actor.userType;
  const isDeleted = row.delYn === 'Y';
  return (
    <Row
      gap={8}
      align="start"
      justify={isOwnSide ? 'end' : 'start'}
      data-own-side={isOwnSide || undefined}
      data-gone={isDeleted || undefined}
    >
      {isDeleted ? <DeletedMessage {...props} /> : <FullMessage {...props} />}
    </Row>
  );
}
