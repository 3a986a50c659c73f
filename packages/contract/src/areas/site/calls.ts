import { z } from 'zod';
import { isSignedIn, USER_TYPES } from '../../core/actor.ts';
import { added, defineCall, done, file, rowsWith } from '../../core/call.ts';
import { choice, flag, id, text, userId, version, yesNo } from '../../core/fields.ts';
import { FILE_RULES } from '../files/kinds.ts';
import { entryId, entryTimes } from './fields.ts';
import { TALK_TEXT } from './talk.ts';

/** A message of the talk. `side` is the type of its author: M for staff, C for the company. */
const talkRow = z.object({
  messageId: z.number(),
  side: z.enum(USER_TYPES),
  ownYn: flag,
  userName: z.string(),
  userPosition: z.string(),
  /** '' for a deleted message. */
  content: z.string(),
  photos: z.array(z.string()),
  createdDtm: z.string(),
  /** When it was written, where the server got it later; else ''. */
  writtenDtm: z.string(),
  editedYn: flag,
  delYn: flag,
  /** 'Y' when it asks the other side for a confirmation. The next three are blank until a user has confirmed it. */
  confirmYn: flag,
  /** 'Y' when the portal wrote it, for a receipt that differs or a late arrival: nobody edits or deletes it. */
  autoYn: flag,
  confirmUserName: z.string(),
  confirmUserPosition: z.string(),
  confirmDtm: z.string(),
  /** How many people of the other side have read it. */
  readCount: z.number(),
  /** Rises with each change of the text. */
  version: z.number(),
});
export type TalkRow = z.output<typeof talkRow>;

/** An award of a project, for staff. */
export const siteAward = z.object({ awardId: z.number(), companyName: z.string(), acceptedDtm: z.string() });

const talkMeta = z.object({
  /** 0 before any award. */
  awardId: z.number(),
  companyName: z.string(),
  staffName: z.string(),
  access: z.enum(['write', 'read', 'closed', 'none']),
  staffCount: z.number(),
  companyCount: z.number(),
  messageCount: z.number(),
  unreadCount: z.number(),
  /** The value of Before that requests the next older page; 0 when there is none. */
  before: z.number(),
  /** For staff the awards of the project, newest first; empty for others. */
  awards: z.array(siteAward),
});
export type TalkMeta = z.output<typeof talkMeta>;

const common = { may: isSignedIn, actorFields: ['LoginUserId'] } as const;
const ofMessage = z.object({ MessageId: id(), LoginUserId: userId() });
/** A message as the caller has read it. */
const ofReadMessage = ofMessage.extend({ Version: version() });
const content = { Content: text(TALK_TEXT) };

export const siteCalls = {
  listTalk: defineCall({
    ...common,
    effect: 'read',
    path: 'Site/talk-list',
    summary:
      '현장 대화 한 쪽 (오래된 순): Before보다 오래된 것, 0이면 가장 최근 것. AwardId가 0이면 지금의 수주입니다.',
    spec: ['CALLS-400', 'D-433', 'D-434'],
    request: z.object({ Id: id(), AwardId: choice(), Before: choice(), LoginUserId: userId() }),
    answer: rowsWith(talkRow, talkMeta),
  }),
  addMessage: defineCall({
    ...common,
    effect: 'write',
    path: 'Site/talk-add',
    summary: '현장 대화 등록. 사진 10장, 각 10MB까지. 같은 EntryId를 다시 보내면 처음의 답을 받습니다.',
    spec: ['CALLS-401', 'D-434', 'D-436', 'D-570'],
    request: z.object({
      AwardId: id(),
      EntryId: entryId(),
      ...content,
      ConfirmYn: yesNo(),
      ...entryTimes,
      LoginUserId: userId(),
    }),
    upload: FILE_RULES.talkPhoto,
    answer: added(z.object({ messageId: z.number() }), 'talk.sent'),
  }),
  editMessage: defineCall({
    ...common,
    effect: 'write',
    path: 'Site/talk-edit',
    summary: '현장 대화 수정 (작성자, 10분).',
    spec: ['CALLS-402', 'D-434'],
    request: ofReadMessage.extend(content),
    answer: done('talk.edited'),
  }),
  removeMessage: defineCall({
    ...common,
    effect: 'write',
    path: 'Site/talk-delete',
    summary: '현장 대화 삭제 (작성자). 사진도 지워집니다.',
    spec: ['CALLS-403', 'D-434', 'D-490'],
    request: ofReadMessage,
    answer: done('talk.removed'),
  }),
  confirmMessage: defineCall({
    ...common,
    effect: 'write',
    path: 'Site/talk-confirm',
    summary: '확인 요청에 확인. 상대의 한 사람이 한 번, 읽은 그대로 확인합니다.',
    spec: ['CALLS-404', 'D-434', 'D-491'],
    // A confirmation says what was read, so it names it.
    request: ofMessage.extend({ Version: id() }),
    answer: done('talk.confirmed'),
  }),
  markRead: defineCall({
    ...common,
    effect: 'write',
    path: 'Site/talk-read',
    summary: '이 메시지까지 읽음.',
    spec: ['CALLS-395', 'D-434'],
    request: ofMessage,
    answer: done('talk.read'),
  }),
  readTalkPhoto: defineCall({
    root: 'uploads',
    path: 'Talk/{name}',
    method: 'GET',
    effect: 'read',
    may: isSignedIn,
    actorFields: [],
    summary: '현장 대화의 사진.',
    spec: ['CALLS-396', 'D-436'],
    request: z.object({ name: text() }),
    answer: file('show'),
  }),
};
