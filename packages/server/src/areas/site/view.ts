import type { TalkRow } from '@portal/contract/areas/site/calls';
import { seoulTime } from '@portal/contract/core/dates';
import { toYesNo } from '@portal/contract/core/formats';
import type { CallCtx } from '#context.ts';
import type { TalkRecord } from './queries/messages.ts';

/** A message on the wire. A deleted one has neither a text nor photos. */
export const viewMessage =
  ({ actor }: CallCtx) =>
  (message: TalkRecord): TalkRow => ({
    messageId: message.id,
    side: message.side,
    ownYn: toYesNo(message.user_id === actor.userId),
    userName: message.user_name,
    userPosition: message.position,
    content: message.content,
    photos: message.photos,
    createdDtm: seoulTime(message.created_at),
    writtenDtm: message.written_at === null ? '' : seoulTime(message.written_at),
    editedYn: toYesNo(message.edited_at !== null),
    delYn: toYesNo(message.deleted_at !== null),
    confirmYn: toYesNo(message.asks),
    autoYn: toYesNo(message.automatic),
    confirmUserName: message.confirmer_name ?? '',
    confirmUserPosition: message.confirmer_position ?? '',
    confirmDtm: message.confirmed_at === null ? '' : seoulTime(message.confirmed_at),
    readCount: message.read_count,
    version: message.version,
  });
